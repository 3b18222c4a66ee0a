import { type AccentShades, accentColors } from './accent-colors.ts';

/** A color in the light theme and in the dark one. */
export interface Color {
  light: string;
  dark: string;
}

const color = (light: string, dark: string): Color => ({ light, dark });

/**
 * The product's colors beside its accent: chalk and slate, and green and red, which speak of results alone. Pages, mails,
 * pictures and documents import them; palette.test.ts holds the style sheets and drawings that cannot.
 */
export const PALETTE = {
  page: color('#f4f5f6', '#0b0e11'),
  panel: color('#ffffff', '#12161b'),
  sunken: color('#eceef0', '#1a2027'),
  line: color('#dfe2e6', '#242b33'),
  lineStrong: color('#b9c0c8', '#45505c'),
  ink: color('#10151a', '#f1f3f4'),
  ink2: color('#3b444e', '#c3cad1'),
  ink3: color('#57616c', '#949faa'),
  win: color('#0a7341', '#52d893'),
  winSoft: color('#e2f4ea', '#0f271b'),
  loss: color('#b42a2a', '#ff9289'),
  lossSoft: color('#fbe8e7', '#2d1716'),
} as const satisfies Record<string, Color>;

/** Around accent lines of plots, which alone are too light on a white ground. */
const CURVE_RIM = color('color-mix(in srgb, var(--accent-text) 75%, var(--panel))', 'transparent');

/** All colors by the names that style sheets give them, such as `--ink-2`. */
export function colorVariables(accent: string): Record<string, Color> {
  const shades = accentColors(accent);
  const shade = (name: keyof AccentShades) => color(shades.light[name], shades.dark[name]);
  const plain = Object.entries(PALETTE).map(([name, each]) => [`--${kebab(name)}`, each] as const);
  return {
    ...Object.fromEntries(plain),
    '--accent': shade('accent'),
    '--accent-strong': shade('strong'),
    '--on-accent': shade('onAccent'),
    '--accent-text': shade('text'),
    '--accent-soft': shade('soft'),
    '--accent-line': shade('line'),
    '--curve-rim': CURVE_RIM,
    '--focus': color(PALETTE.ink.light, shades.dark.text),
  };
}

function kebab(name: string): string {
  return name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
}
