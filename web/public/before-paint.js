// Runs before the first paint: nobody sees the wrong theme flash by, and a page whose parts do not come is never blank.
(function () {
  var root = document.documentElement;
  var chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("patolli.settings") || "{}");
  } catch {
    // A hand-edited store is as good as none.
    chosen = {};
  }
  var light = window.matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme =
    chosen.theme === "codex" || chosen.theme === "obsidian" ? chosen.theme : light ? "codex" : "obsidian";
  if (chosen.language) root.lang = chosen.language;

  // What #unloaded says is hidden while the page's own script may still come, which takes it away.
  root.dataset.waits = "";
  var MOST_WAIT = 12000;
  function tell() {
    var said = [...document.querySelectorAll("#unloaded > [lang]")];
    var spoken = [chosen.language, ...navigator.languages].map((tag) => String(tag).split("-")[0]);
    var language = spoken.find((tag) => said.some((each) => each.lang.split("-")[0] === tag)) || "en";
    for (var each of said) each.hidden = each.lang.split("-")[0] !== language;
    delete root.dataset.waits;
  }
  // A script that does not come tells nobody but those who listen on the way down; a broken one tells the window.
  window.addEventListener("error", (event) => event.target.tagName === "LINK" || tell(), true);
  setTimeout(tell, MOST_WAIT);
  document.addEventListener("click", function (event) {
    if (!event.target.closest("#unloaded a")) return;
    // Its address alone would lose what stands behind the #.
    event.preventDefault();
    location.reload();
  });

  // The tokens may be among what is missing; then the system's own colours do.
  var sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-theme="obsidian"] { color-scheme: dark; }
    [data-theme="codex"] { color-scheme: light; }
    #unloaded {
      position: fixed; inset: 0; padding: 24px; display: grid; place-content: center; text-align: center;
      background: var(--page, Canvas); color: var(--ink, CanvasText); font: 16px/1.5 Archivo, system-ui, sans-serif;
    }
    #unloaded svg { margin: auto; color: var(--chosen, currentcolor); }
    #unloaded h1 { margin: 16px 0 8px; font: 600 28px/32px Grenze, Georgia, serif; }
    #unloaded p { max-width: 46ch; margin: 0 0 24px; }
    #unloaded a {
      display: inline-block; padding: 12px 20px; border-radius: 8px; font-weight: 700; text-decoration: none;
      background: var(--chosen, ButtonFace); color: var(--chosen-ink, ButtonText);
    }
    [data-waits] #unloaded, #unloaded > [hidden] { display: none; }`);
  document.adoptedStyleSheets = [sheet];
})();
