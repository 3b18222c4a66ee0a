import { DEFAULT_ACCENT } from './accent-colors.ts';
import type { Helpline } from './helplines.ts';

/** What an operator calls the product; set once per process or page, before anything is shown. */
export interface Product {
  name: string;
  supportEmail: string;
  /** Shown on each page beside 21+. The helpline has changed hands before, so operators set their own. */
  helpline: string;
  /** Lines of states, listed after it. Ours would go stale, so operators list those where they operate. */
  stateHelplines: readonly Helpline[];
  /** The company and its postal address, on one line; empty when not set. */
  operator: string;
  /** Six-digit hex colour of buttons, marks and links. */
  accent: string;
  /** The operator's logo.svg replaces MARK. */
  hasOwnLogo: boolean;
}

/** The names in use. Read them when something is drawn, not when a module loads. */
export const PRODUCT: Readonly<Product> = {
  name: 'Chalkline',
  supportEmail: 'support@chalkline.test',
  helpline: '1-800-MY-RESET',
  stateHelplines: [],
  operator: '',
  accent: DEFAULT_ACCENT,
  hasOwnLogo: false,
};

export function nameProduct(names: Partial<Product>): void {
  Object.assign(PRODUCT, names);
}

/** What prerendered pages and static files carry instead; the gateway puts the names in. */
export const NAME_TOKENS = {
  name: '__PRODUCT_NAME__',
  supportEmail: '__SUPPORT_EMAIL__',
  helpline: '__HELPLINE__',
  helplineDigits: '__HELPLINE_DIGITS__',
  operator: '__OPERATOR__',
};

const KEYS = 'abc2def3ghi4jkl5mno6pqrs7tuv8wxyz9';

/** The helpline as phones dial it: `tel:` knows no letters, so each becomes the digit of its key. */
export function helplineDigits(helpline: string): string {
  if (helpline === NAME_TOKENS.helpline) return NAME_TOKENS.helplineDigits;
  return helpline.replace(/[a-z]/gi, (letter) => {
    const [digit = letter] = KEYS.slice(KEYS.indexOf(letter.toLowerCase())).match(/\d/) ?? [];
    return digit;
  });
}

/** The logo, a tally of five, as SVG paths in a box of 28 by 24. */
export const MARK = {
  strokes: 'M5.5 4.5v15M11.2 4.5v15M16.9 4.5v15M22.6 4.5v15',
  line: 'M1.8 17.2 26.2 6.8',
} as const;
