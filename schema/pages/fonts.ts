/** `--font` of frontend/app/tokens.css. */
export const FONT_STACK =
  '"Inter Variable", "Inter Fallback", "Inter Fallback DejaVu", system-ui, sans-serif';

interface Fallback {
  family: string;
  weights: string;
  /** By their full names, as `local()` knows them: the first that is installed. */
  names: readonly string[];
  /** So that a line of text is as wide as in Inter, measured on sentences of the product. */
  sizeAdjust: number;
}

const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Inter Fallback',
    weights: '100 579',
    names: ['Arial', 'Liberation Sans', 'Roboto'],
    sizeAdjust: 107.12,
  },
  {
    family: 'Inter Fallback',
    weights: '580 900',
    names: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: 100.6,
  },
  // All that a Debian has on which nobody installed a font.
  { family: 'Inter Fallback DejaVu', weights: '100 579', names: ['DejaVu Sans'], sizeAdjust: 94.4 },
  { family: 'Inter Fallback DejaVu', weights: '580 900', names: ['DejaVu Sans Bold'], sizeAdjust: 84.8 },
];

/** Of Inter, in percent of the font's size. */
const ASCENT = 96.875;
const DESCENT = 24.12;

/**
 * What a page is drawn in where Inter is late, stretched to Inter's measures, so that nothing moves when it comes. The style
 * sheets of the front end hold the same (frontend/app/base.css).
 */
export const FALLBACK_FACES = FALLBACKS.map(fallbackFace).join('\n');

function fallbackFace({ family, weights, names, sizeAdjust }: Fallback): string {
  const sources = names.map((name) => `local("${name}")`).join(', ');
  const percent = (of: number) => `${Number(((of / sizeAdjust) * 100).toFixed(2))}%`;
  return `@font-face { font-family: "${family}"; font-weight: ${weights}; src: ${sources}; ascent-override: ${percent(ASCENT)}; descent-override: ${percent(DESCENT)}; line-gap-override: 0%; size-adjust: ${sizeAdjust}%; }`;
}
