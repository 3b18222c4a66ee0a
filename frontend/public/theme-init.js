// Runs before the first paint, so that a reader of the dark theme never sees a flash of the light one.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage may be closed to the page; the light theme is the default.
  }
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.mantineColorScheme = theme;
})();
