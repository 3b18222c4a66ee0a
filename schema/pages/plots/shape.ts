import { html, Markup } from '../html.ts';

/** An SVG element. Plots are made of them, so that the gateway writes and the browser draws the same picture. */
export interface Shape {
  tag: 'svg' | 'g' | 'path' | 'line' | 'rect' | 'circle' | 'text' | 'defs' | 'pattern' | 'clipPath';
  /** As React names them: `strokeWidth`. Colors are those of the style sheets: `var(--ink)`. */
  attributes: Readonly<Record<string, string | number>>;
  children: readonly (Shape | string)[];
}

export function shape(
  tag: Shape['tag'],
  attributes: Shape['attributes'],
  ...children: readonly (Shape | string)[]
): Shape {
  return { tag, attributes, children };
}

/** Attributes that SVG itself writes with capitals. */
const AS_THEY_ARE = new Set([
  'viewBox',
  'preserveAspectRatio',
  'patternUnits',
  'patternTransform',
  'clipPathUnits',
]);

export function shapeMarkup({ tag, attributes, children }: Shape): Markup {
  const name = new Markup(tag);
  const given = Object.entries(attributes).map(
    ([key, value]) => html` ${new Markup(attributeName(key))}="${value}"`,
  );
  return html`<${name}${given}>${children.map((child) => (typeof child === 'string' ? child : shapeMarkup(child)))}</${name}>`;
}

function attributeName(key: string): string {
  if (key === 'className') return 'class';
  return AS_THEY_ARE.has(key) ? key : key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
