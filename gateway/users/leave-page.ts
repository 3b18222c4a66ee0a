import { documentPage } from '#schema/pages/document-page.ts';
import { html, type Markup } from '#schema/pages/html.ts';
import { wordmark } from '#schema/pages/wordmark.ts';

/** Asks before the mail ends. It has no script. */
export function leavePage(nonce: string): string {
  return page(
    'Stop the weekly proofs?',
    html`<p>You get the proofs of each week’s picks by email on Mondays. Other emails about your account are not affected.</p>
<form method="post"><button type="submit">Stop these emails</button></form>`,
    nonce,
  );
}

export function leftPage(nonce: string): string {
  return page(
    'The weekly proofs have stopped',
    html`<p>We no longer email you proofs. Change your mind at any time in your <a href="/account">account settings</a>.</p>`,
    nonce,
  );
}

export function notOursPage(nonce: string): string {
  return page(
    'This link does not work',
    html`<p>It may be incomplete, or of an account that no longer exists. Sign in and stop the email in your <a href="/account">account settings</a>.</p>`,
    nonce,
  );
}

function page(title: string, content: Markup, nonce: string): string {
  const main = html`<main>${wordmark()}<h1>${title}</h1>${content}</main>`;
  return documentPage({ title, content: main, style: STYLE, nonce });
}

const STYLE = `
main { max-width: 36rem; margin: clamp(0rem, 6vw, 3.5rem) auto; padding: clamp(1.25rem, 5vw, 3rem); background: var(--panel); border: 1px solid var(--line); border-radius: 12px; }
h1 { margin-top: 2rem; }
p { margin: 1rem 0 0; }
button { margin-top: 1.5rem; padding: .65rem 1.2rem; border: 0; border-radius: 8px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 650; cursor: pointer; }
`;
