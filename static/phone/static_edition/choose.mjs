/** Goes on from the folder's first page to the language chosen last, or that of the browser. */
import { noted } from "../sending/notes.mjs";

const there = (document.documentElement.dataset.languages ?? "").split(" ");
const folder = location.pathname.replace(/\/[^/]*$/, "");
const chosen = noted("localStorage", `language${folder.replaceAll("/", ".")}`) ?? "";
const wanted = [chosen, ...navigator.languages.map((each) => each.slice(0, 2).toLowerCase())];
location.replace(`${wanted.find((each) => there.includes(each)) ?? there[0]}/`);
