import { accentColors } from '#schema/rules/text/accent-colors.ts';
import { PALETTE } from '#schema/rules/text/palette.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';

/** The product's colors and sizes, set on each element because mail programs drop style sheets. */
const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const { page, panel, line, ink, ink3, win, loss } = PALETTE;
const INK = `color:${ink.light}`;
const SOFT = `color:${ink3.light}`;
const LINE = `1px solid ${line.light}`;
const NUMBER = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums';
const CELL = `padding:8px 0;font-size:15px;line-height:1.5;${INK}`;
const NOTE = 'margin:0 0 4px;font-size:15px;line-height:1.4;font-weight:600;overflow-wrap:anywhere';
const TOTAL = `${CELL};border-top:${LINE};font-weight:700`;

const accent = () => accentColors(PRODUCT.accent).light;

export const STYLE = {
  body: `margin:0;padding:0;background-color:${page.light};${FONT}`,
  /** The preview text that mail lists show after the subject; hidden in the mail. */
  preview: 'display:none;max-height:0;overflow:hidden',
  frame: 'max-width:560px;margin:0 auto;padding:28px 16px 36px',
  name: `margin:0 0 16px;font-size:18px;font-weight:700;letter-spacing:-0.03em;${INK}`,
  get mark() {
    return `display:inline-block;width:22px;height:4px;margin:0 9px 5px 0;border-radius:2px;background-color:${accent().accent}`;
  },
  panel: `padding:28px 28px 20px;border:${LINE};border-radius:12px;background-color:${panel.light}`,
  heading: `margin:0 0 14px;font-size:24px;line-height:1.25;letter-spacing:-0.02em;${INK}`,
  paragraph: `margin:0 0 14px;font-size:15px;line-height:1.6;overflow-wrap:anywhere;${INK}`,
  get link() {
    return `color:${accent().text}`;
  },
  fact: `margin:0 0 12px;font-size:15px;line-height:1.5;overflow-wrap:anywhere;${INK}`,
  label: `font-size:13px;${SOFT}`,
  buttonLine: 'margin:22px 0',
  get button() {
    const { accent: fill, onAccent } = accent();
    return `display:inline-block;padding:12px 22px;border-radius:8px;background-color:${fill};color:${onAccent};font-size:15px;font-weight:700;text-decoration:none`;
  },
  table: 'width:100%;margin:6px 0 18px;border-collapse:collapse',
  cell: CELL,
  amount: `${CELL};${NUMBER}`,
  total: `${TOTAL};text-align:left`,
  totalAmount: `${TOTAL};${NUMBER}`,
  section: `margin:22px 0 4px;font-size:16px;line-height:1.3;${INK}`,
  pick: `padding:14px 0 0;border-top:${LINE}`,
  rest: 'padding:0 0 14px',
  game: `margin:0 0 4px;font-size:15px;line-height:1.4;font-weight:600;overflow-wrap:anywhere;${INK}`,
  gameLink: `text-decoration:none;${INK}`,
  words: `padding:0 0 4px;font-size:19px;line-height:1.3;font-weight:700;overflow-wrap:anywhere;${INK}`,
  price: `padding:0 0 4px 12px;font-size:19px;line-height:1.3;font-weight:700;vertical-align:top;${NUMBER};${INK}`,
  why: `margin:0 0 6px;font-size:15px;line-height:1.5;overflow-wrap:anywhere;${INK}`,
  note: `${NOTE};${INK}`,
  win: `${NOTE};color:${win.light}`,
  loss: `${NOTE};color:${loss.light}`,
  about: `margin:0;font-size:13px;line-height:1.5;overflow-wrap:anywhere;${SOFT}`,
  small: `margin:16px 4px 0;font-size:13px;line-height:1.5;${SOFT}`,
  quietLink: SOFT,
} as const;

export const darkStyle = () => `@media (prefers-color-scheme: dark) {
.page { background-color: ${page.dark} !important; }
.panel { background-color: ${panel.dark} !important; border-color: ${line.dark} !important; }
.rule { border-color: ${line.dark} !important; }
.ink { color: ${ink.dark} !important; }
.win { color: ${win.dark} !important; }
.loss { color: ${loss.dark} !important; }
.soft { color: ${ink3.dark} !important; }
.accent { color: ${accentColors(PRODUCT.accent).dark.text} !important; }
}`;
