/** The shades of an accent colour in one theme, as hex colours. */
export interface AccentShades {
  /** Buttons and marks. */
  accent: string;
  /** Under the pointer. */
  strong: string;
  /** Text on the accent. */
  onAccent: string;
  /** Text and links in the accent's colour, readable on the page. */
  text: string;
  /** Backgrounds and their borders. */
  soft: string;
  line: string;
}

interface AccentColors {
  light: AccentShades;
  dark: AccentShades;
}

/** The shades of the product's own amber were chosen by eye (frontend/app/tokens.css). */
export const DEFAULT_ACCENT = '#ffb52e';
const AMBER: AccentColors = {
  light: {
    ...{ accent: DEFAULT_ACCENT, strong: '#f2a20f', onAccent: '#1c1300' },
    ...{ text: '#774800', soft: '#fff2d6', line: '#f0cf8a' },
  },
  dark: {
    ...{ accent: DEFAULT_ACCENT, strong: '#ffc55c', onAccent: '#1c1300' },
    ...{ text: '#ffc667', soft: '#281e0c', line: '#57421a' },
  },
};

const PAGE = { light: '#f4f5f6', dark: '#12161b' };
/** Between AA for text, 4.5, and AAA, 7: the text is also on the soft background. */
const TEXT_CONTRAST = 6.5;

/** Shades of any six-digit hex colour; all text among them reaches WCAG AA. */
export function accentColors(accent: string): AccentColors {
  if (accent.toLowerCase() === DEFAULT_ACCENT) return AMBER;
  const onAccent = contrast(accent, '#000000') >= contrast(accent, '#ffffff') ? '#000000' : '#ffffff';
  const away = onAccent === '#000000' ? '#ffffff' : '#000000';
  const strong = mixed(accent, away, 0.12);
  const shades = { accent, strong, onAccent };
  return {
    light: {
      ...shades,
      text: readable(accent, '#000000', PAGE.light),
      soft: mixed(accent, '#ffffff', 0.88),
      line: mixed(accent, '#ffffff', 0.5),
    },
    dark: {
      ...shades,
      text: readable(accent, '#ffffff', PAGE.dark),
      soft: mixed(accent, PAGE.dark, 0.86),
      line: mixed(accent, PAGE.dark, 0.65),
    },
  };
}

function readable(color: string, towards: string, background: string): string {
  const shares = Array.from({ length: 21 }, (_, step) => step / 20);
  const shades = shares.map((share) => mixed(color, towards, share));
  return shades.find((shade) => contrast(shade, background) >= TEXT_CONTRAST) ?? towards;
}

function mixed(color: string, other: string, share: number): string {
  const theirs = channels(other);
  const parts = channels(color).map((own, index) => own + ((theirs[index] ?? 0) - own) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** A hex colour as hue, saturation and lightness: '36, 100%, 59%'. */
export function hslChannels(color: string): string {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => channel / 255);
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  const lightness = (least + most) / 2;
  const spread = most - least;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  return `${Math.round(60 * hueSixths(red, green, blue))}, ${percent(saturation)}, ${percent(lightness)}`;
}

function hueSixths(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread === 0) return 0;
  if (most === red) return ((green - blue) / spread + 6) % 6;
  return most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
