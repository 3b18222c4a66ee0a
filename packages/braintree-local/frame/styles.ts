import { allowedStyles } from 'braintree-web/hosted-fields/shared/constants';

/** The properties that pages may set; the list is the npm package's own. */
const allowed = new Set<string>(allowedStyles);

/** Turns the `styles` of a page into rules of this frame, property by property. */
export function applyStyles(styles: Record<string, unknown>): void {
  const sheet = new CSSStyleSheet();
  for (const [selector, value] of Object.entries(styles)) {
    for (const rule of rulesFor(selector, value)) sheet.insertRule(rule, sheet.cssRules.length);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function rulesFor(selector: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || /[{};<]/.test(selector)) return [];
  if (selector.startsWith('@media')) {
    const inner = Object.entries(value).flatMap(([below, properties]) => rulesFor(below, properties));
    return [`${selector} { ${inner.join(' ')} }`];
  }
  const target = selector.startsWith(':') ? `input${selector}` : selector;
  return [`${target} { ${declarations(value as Record<string, string>).join(' ')} }`];
}

function declarations(properties: Record<string, string>): string[] {
  const declarations = Object.entries(properties).map(
    ([name, value]) => [dashed(name), String(value)] as const,
  );
  return declarations
    .filter(([name, value]) => allowed.has(name) && !/[{};<]/.test(value))
    .map(([name, value]) => `${name}: ${value};`);
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
