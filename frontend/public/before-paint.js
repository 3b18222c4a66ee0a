// Runs before the first paint, so that the dark theme has no flash of the light one and members see no flash of the
// visitor's links.
(() => {
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be closed to the page; then it is the light theme, and a visitor.
      return null;
    }
  };
  const tabKept = (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept('theme') === 'dark' ? 'dark' : 'light';
  const root = document.documentElement;
  root.classList.toggle('dark', theme === 'dark');
  root.dataset.mantineColorScheme = theme;
  root.toggleAttribute('data-signed-in', kept('signedIn') === 'yes');
  root.toggleAttribute('data-admin', kept('admin') === 'yes');
  // A tab of the staff that shows what a member sees: nothing is asked before view-as.js can sign it as such.
  const view = tabKept('viewAs');
  if (!view) return;
  root.removeAttribute('data-admin');
  const send = window.fetch.bind(window);
  const asked = import(`${location.origin}/view-as.js`).then(({ viewAs }) => viewAs(JSON.parse(view), send));
  window.fetch = async (...request) => (await asked)(...request);
})();
