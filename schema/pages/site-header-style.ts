/** The measures of frontend/layout and frontend/ui; a journey holds that both headers look alike. */
export const SITE_HEADER_STYLE = `
.skip { position: absolute; top: 8px; left: 8px; z-index: 40; padding: 10px 16px; border-radius: 8px; background: var(--ink); color: var(--page); transform: translateY(-80px); }
.skip:focus { transform: none; }
.icon { flex: none; fill: none; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; }
.site-header { position: sticky; top: 0; z-index: 20; border-bottom: 1px solid var(--line); background: var(--page); }
.site-header button { border: 0; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 16px; max-width: 1320px; height: 60px; margin: 0 auto; padding: 0 24px; }
.logo { border-radius: 6px; color: inherit; text-decoration: none; }
.logo .wordmark { font-size: 1.125rem; font-weight: 690; letter-spacing: -.035em; }
.actions, .actions > .visitor { display: flex; align-items: center; gap: 8px; }
.actions .ghost { display: inline-flex; align-items: center; gap: 8px; min-height: 32px; padding: 5px 12px; border: 1px solid transparent; border-radius: 8px; color: var(--ink-2); font-size: .8125rem; font-weight: 600; letter-spacing: -.006em; line-height: 1.2; text-decoration: none; white-space: nowrap; }
.actions .ghost:hover, .site-header .theme:hover, .menu-button:hover { background: var(--sunken); color: var(--ink); }
.site-header .theme { display: grid; place-items: center; width: 38px; height: 38px; color: var(--ink-2); }
.site-header:not([data-ready]) [data-theme-switch] { visibility: hidden; }
:root:not(.dark) .sun, :root.dark .moon { display: none; }
.account { position: relative; }
.site-header .account > button { display: inline-flex; align-items: center; gap: 7px; min-height: 38px; padding: 0 10px; border: 1px solid var(--line); background: var(--panel); font-size: .875rem; font-weight: 560; }
.site-header .account > button:is(:hover, [aria-expanded="true"]) { border-color: var(--line-strong); }
.account .list:not([hidden]) { position: absolute; top: calc(100% + 8px); right: 0; z-index: 30; display: grid; min-width: 236px; padding: 6px; border: 1px solid var(--line); border-radius: 12px; background: var(--panel); box-shadow: 0 12px 32px -12px rgb(7 9 12 / .35); }
.site-header .item { display: flex; align-items: center; gap: 10px; width: 100%; min-height: 38px; padding: 0 10px; border-radius: 8px; font-size: .875rem; font-weight: 520; text-align: left; text-decoration: none; }
.site-header .item:is(:hover, [aria-current]) { background: var(--sunken); color: var(--ink); }
.account .item svg { color: var(--ink-3); }
.site-header .menu-button { display: none; place-items: center; width: 40px; height: 40px; margin-right: -8px; }
.side-menu { width: min(340px, calc(100vw - 44px)); height: 100dvh; max-height: none; margin: 0 0 0 auto; padding: 0 24px 24px; border: 0; border-left: 1px solid var(--line); background: var(--panel); color: var(--ink); overscroll-behavior: contain; }
.side-menu::backdrop { background: rgb(7 9 12 / .56); }
.side-menu .title { display: flex; align-items: flex-start; justify-content: space-between; padding: 24px 0 14px; margin-bottom: 6px; }
.side-menu .title p { font-size: 1.375rem; font-weight: 640; line-height: 1.2; letter-spacing: -.018em; }
.side-menu .title button { display: grid; place-items: center; width: 36px; height: 36px; margin: -6px -8px 0 0; color: var(--ink-3); }
.side-menu .list { display: grid; gap: 2px; margin: 0 -12px 20px; }
.side-menu .list > div { display: grid; gap: 2px; }
.side-menu .item { gap: 12px; min-height: 42px; padding: 0 12px; color: var(--ink-2); font-size: .9375rem; }
@media (forced-colors: active) { .item[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; } }
.side-menu .item[aria-current] { color: var(--ink); font-weight: 600; }
.side-menu .item[aria-current] svg { color: var(--accent-text); }
.side-menu .ways { display: grid; gap: 10px; }
.side-menu .ways .button { display: grid; place-items: center; min-height: 40px; padding: 8px 16px; font-size: .9375rem; font-weight: 600; line-height: 1.2; }
.site-header .visitor .button.primary { display: inline-grid; place-items: center; min-height: 32px; padding: 5px 12px; font-size: .8125rem; line-height: 1.2; letter-spacing: -.006em; }
.site-header .button.primary:hover { background: var(--accent-strong); color: var(--on-accent); }
:root:not([data-signed-in]) .site-header .member.member, :root[data-signed-in] .site-header .visitor.visitor, :root:not([data-signed-in][data-admin]) .site-header .admin.admin { display: none; }
@media (prefers-reduced-motion: no-preference) { .side-menu[open] { animation: slide 180ms ease-out; } }
@keyframes slide { from { transform: translateX(40px); opacity: 0; } }
@media (max-width: 860px) {
  .bar { padding: 0 16px; }
  .site-header .actions .wide-only { display: none; }
  .site-header .menu-button { display: grid; }
}
@media (max-width: 520px) { .side-menu { padding: 0 18px 18px; } .side-menu .title { padding-top: 18px; } }
`;
