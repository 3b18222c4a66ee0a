/** The product's name. Operators rename it here and nowhere else. */
export const PRODUCT = {
  name: 'Chalkline',
  supportEmail: 'support@chalkline.test',
  /** Shown on each page beside 21+. The helpline has changed hands before, so operators set their own. */
  helpline: '1-800-MY-RESET',
} as const;

/** The logo, a tally of five, as SVG paths in a box of 28 by 24. */
export const MARK = {
  strokes: 'M5.5 4.5v15M11.2 4.5v15M16.9 4.5v15M22.6 4.5v15',
  line: 'M1.8 17.2 26.2 6.8',
} as const;
