// Before anything is drawn: the theme and the language that were chosen, else those of the system.
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("elysium") || "{}");
  } catch (_) {
    kept = {};
  }
  var light = kept.theme ? kept.theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
  document.documentElement.dataset.theme = light ? "light" : "dark";
  document.documentElement.lang = kept.lang || (/^fr/i.test(navigator.language) ? "fr" : "en");
})();
