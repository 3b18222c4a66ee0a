export interface MarkupWithStyles {
  markup: string;
  /** Rules for what the markup says in `data-style`. */
  css: string;
}

const STYLE = / style="([^"]*)"/g;

/**
 * Moves inline styles of markup, which the content security policy blocks, into rules for the style element with the
 * nonce. React's hydration leaves attributes as they are, so the rules keep applying.
 */
export function withoutInlineStyles(markup: string): MarkupWithStyles {
  const rules = new Map<string, string>();
  const moved = markup.replace(STYLE, (_style, declarations: string) => {
    const key = rules.get(declarations) ?? String(rules.size);
    rules.set(declarations, key);
    return ` data-style="${key}"`;
  });
  const css = [...rules].map(([declarations, key]) => `[data-style="${key}"]{${unescaped(declarations)}}`);
  return { markup: moved, css: css.join('') };
}

function unescaped(declarations: string): string {
  return declarations.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
