// Reads the bids aloud, at once where that is wished for, and whenever it is tapped.
"use strict";
(() => {
  const button = document.getElementById("read");
  const { speechSynthesis, SpeechSynthesisUtterance } = window;
  if (!button || !speechSynthesis) return;
  const read = () => {
    const said = [...document.querySelectorAll(".announced :is(li, ul + p)")];
    const words = said.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
    const utterance = new SpeechSynthesisUtterance(words.join(". "));
    utterance.lang = document.documentElement.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
  button.hidden = false;
  button.addEventListener("click", read);
  if ((document.documentElement.dataset.display ?? "").split(" ").includes("aloud")) read();
})();
