// Runs before the first paint, so that nobody sees the wrong theme flash by.
(function () {
  var chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("patolli.settings") || "{}");
  } catch {
    // A hand-edited store is as good as none.
    chosen = {};
  }
  var light = window.matchMedia("(prefers-color-scheme: light)").matches;
  var theme =
    chosen.theme === "codex" || chosen.theme === "obsidian" ? chosen.theme : light ? "codex" : "obsidian";
  document.documentElement.dataset.theme = theme;
  if (chosen.language) document.documentElement.lang = chosen.language;
})();
