// One tap is one entry, on every button of every page.
"use strict";
// A finger that trembles taps one place twice within this time; nobody means to that fast. What
// counts is the time of the click itself, however late a busy phone gets round to it. What has
// come under the finger meanwhile is not meant either.
const TREMBLE = 120;
const NEAR = 12;
let [tappedAt, tappedX, tappedY] = [-TREMBLE, 0, 0];
addEventListener(
  "click",
  (event) => {
    const { timeStamp, clientX, clientY, detail } = event;
    // A key of the keyboard clicks too, and no finger trembles there. Scripts of the version
    // before click without a place, for any key.
    if (!detail || !(clientX || clientY)) return;
    const trembles =
      timeStamp - tappedAt < TREMBLE && Math.hypot(clientX - tappedX, clientY - tappedY) < NEAR;
    [tappedAt, tappedX, tappedY] = [timeStamp, clientX, clientY];
    if (!trembles || !(/** @type {Element} */ (event.target).closest("button"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
