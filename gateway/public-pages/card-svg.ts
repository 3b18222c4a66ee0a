import { html } from '#schema/pages/html.ts';
import { PALETTE } from '#schema/rules/text/palette.ts';
import { MARK, PRODUCT } from '#schema/rules/text/product.ts';

/** What the picture of a page says, for link previews. */
export interface Card {
  /** Above the rest, small. */
  about: string;
  title: string;
  detail: string;
  /** The largest words: a result, or a figure. */
  value: string;
  tone?: 'win' | 'loss';
  /** The sample of a figure, the price of a pick. */
  note: string;
}

const WIDTH = 1200;
const MARGIN = 84;
/** Chalk on slate, in both themes alike. */
const SLATE = PALETTE.ink.light;
const CHALK = PALETTE.ink.dark;
const SOFT = PALETTE.ink2.dark;
const TONES = { win: PALETTE.win.dark, loss: PALETTE.loss.dark };
/** Of Inter in usual words: the picture is drawn without measuring. */
const EM_PER_LETTER = 0.52;

/** What XML has no way to write. Texts from before pick-rules.ts refused it may hold some. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The picture as SVG, 1200 by 630, in the colours of frontend/build/share.svg. */
export function cardSvg({ about, title, detail, value, tone, note }: Card): string {
  const room = WIDTH - 2 * MARGIN;
  const titleSize = sizeOf(title, 68, room);
  const valueSize = sizeOf(value, 104, room);
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<rect width="1200" height="630" fill="${SLATE}"/>
${!PRODUCT.hasOwnLogo && html`<g stroke-linecap="round" fill="none" transform="translate(${MARGIN} 62) scale(2)" stroke-width="2.4"><path d="${MARK.strokes}" stroke="${CHALK}"/><path d="${MARK.line}" stroke="${PRODUCT.accent}"/></g>`}
<g fill="${CHALK}" font-family="Inter">
<text x="${PRODUCT.hasOwnLogo ? MARGIN : MARGIN + 72}" y="98" font-size="34" font-weight="600" letter-spacing="-.8">${PRODUCT.name}</text>
<text x="${WIDTH - MARGIN}" y="98" font-size="28" fill="${SOFT}" text-anchor="end">${shortened(about, 28, room - 300)}</text>
<text x="${MARGIN}" y="240" font-size="${titleSize}" font-weight="600" letter-spacing="${-titleSize / 34}">${shortened(title, titleSize, room)}</text>
<text x="${MARGIN}" y="298" font-size="34" fill="${SOFT}">${shortened(detail, 34, room)}</text>
<text x="${MARGIN}" y="458" font-size="${valueSize}" font-weight="600" letter-spacing="${-valueSize / 30}"${tone && html` fill="${TONES[tone]}"`}>${shortened(value, valueSize, room)}</text>
<text x="${MARGIN}" y="536" font-size="32" fill="${SOFT}">${shortened(note, 32, room)}</text>
</g>
<path d="M${MARGIN} 574C300 568 560 572 780 568S1010 566 ${WIDTH - MARGIN} 563" fill="none" stroke="${PRODUCT.accent}" stroke-width="6" stroke-linecap="round"/>
</svg>`.text.replace(NOT_IN_XML, '');
}

/** As large as asked, or as it takes to fit; never below three fifths of that. */
function sizeOf(text: string, size: number, room: number): number {
  const fitting = Math.floor(room / (text.length * EM_PER_LETTER));
  return Math.max(Math.min(size, fitting), Math.round(size * 0.6));
}

function shortened(text: string, size: number, room: number): string {
  const letters = Math.floor(room / (size * EM_PER_LETTER));
  return text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`;
}
