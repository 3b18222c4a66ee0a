const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that is markup already. Everything else put into `html` is escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A piece of a page or a mail. Values are escaped; pieces and lists of pieces are not. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Markup {
  const texts = values.map(escaped);
  return new Markup(strings.map((fixed, index) => fixed + (texts[index] ?? '')).join(''));
}

function escaped(value: unknown): string {
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(escaped).join('');
  if (value === null || value === undefined || value === false) return '';
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
