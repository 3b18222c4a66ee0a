// The header of the public pages, which are the same for everyone: theme, account menu, the menu of narrow screens where
// the browser does not open it by itself, and signing out. What it shows to whom is before-paint.js's.
(() => {
  const root = document.documentElement;
  const header = document.querySelector('.site-header');
  const menu = document.getElementById('side-menu');
  const account = header.querySelector('.account');
  const [opener, list] = account.children;

  // As frontend/app/theme.ts keeps it.
  const show = (theme) => {
    root.classList.toggle('dark', theme === 'dark');
    const words = theme === 'dark' ? 'Light theme' : 'Dark theme';
    for (const button of header.querySelectorAll('[data-theme-switch]')) {
      if (button.dataset.themeSwitch === 'worded') button.lastElementChild.textContent = words;
      else {
        button.title = words;
        button.setAttribute('aria-label', words);
      }
    }
  };
  const switchTheme = () => {
    const theme = root.classList.contains('dark') ? 'light' : 'dark';
    try {
      localStorage.setItem('theme', theme);
    } catch {
      // Storage may be closed to the page: then it holds for this page.
    }
    show(theme);
  };

  const openAccount = (open) => {
    opener.setAttribute('aria-expanded', String(open));
    list.hidden = !open;
  };
  const leftBy = (target) => target instanceof Node && !account.contains(target) && openAccount(false);

  // Only the front end can end the session: it reads this as it starts (frontend/app/session/public-header.ts).
  const signOut = () => {
    try {
      sessionStorage.setItem('signOut', 'yes');
    } catch {
      // Storage may be closed to the page; nobody is signed in then.
    }
    location.assign('/sign-in');
  };

  for (const button of header.querySelectorAll('[data-theme-switch]')) button.onclick = switchTheme;
  for (const button of header.querySelectorAll('[data-sign-out]')) button.onclick = signOut;
  for (const button of header.querySelectorAll('[commandfor]'))
    button.onclick = () => {
      if (button.commandForElement) return;
      if (menu.open) menu.close();
      else menu.showModal();
    };
  menu.onpointerdown = (event) => event.target === menu && menu.close();
  opener.onclick = () => openAccount(list.hidden);
  account.onkeydown = (event) => {
    if (event.key !== 'Escape' || list.hidden) return;
    openAccount(false);
    opener.focus();
  };
  account.addEventListener('focusout', (event) => leftBy(event.relatedTarget));
  addEventListener('pointerdown', (event) => leftBy(event.target));
  addEventListener('storage', (event) => event.key === 'theme' && show(event.newValue));
  show(root.classList.contains('dark') ? 'dark' : 'light');
  header.dataset.ready = '';
})();
