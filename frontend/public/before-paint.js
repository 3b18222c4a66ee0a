// Runs before the first paint: a reader of the dark theme never sees a flash of the light one, and a member never
// sees a flash of what visitors are offered.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be closed to the page; then it is the light theme, and a visitor.
      return null;
    }
  };
  const theme = kept('theme') === 'dark' ? 'dark' : 'light';
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.mantineColorScheme = theme;
  root.toggleAttribute('data-signed-in', kept('signedIn') === 'yes');
})();
