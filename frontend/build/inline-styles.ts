export interface MarkupWithStyles {
  markup: string;
  /** Rules for what the markup says in `data-style`, and those of its style elements. */
  css: string;
}

const ELEMENT = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE = / style="([^"]*)"/g;

/**
 * Moves inline styles of markup, which the content security policy blocks, and style elements, which belong into the head, into rules for
 * the style element with the nonce. React's hydration leaves attributes as they are, so the rules keep applying.
 */
export function withoutInlineStyles(markup: string): MarkupWithStyles {
  const rules = new Map<string, string>();
  const sheets = [...markup.matchAll(ELEMENT)].map(([, sheet = '']) => sheet);
  const moved = markup.replace(ELEMENT, '').replace(STYLE, (_style, declarations: string) => {
    const key = rules.get(declarations) ?? String(rules.size);
    rules.set(declarations, key);
    return ` data-style="${key}"`;
  });
  const css = [...rules].map(([declarations, key]) => `[data-style="${key}"]{${unescaped(declarations)}}`);
  return { markup: moved, css: [...sheets, ...css].join('') };
}

function unescaped(declarations: string): string {
  return declarations.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
