const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is already safe; everything else put into `html` is escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A template whose values are shown as text; nested templates and lists of them stay markup. */
export function html(strings: TemplateStringsArray, ...values: unknown[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(shown)));
}

function shown(value: unknown): string {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(shown).join('');
  return String(value ?? '').replace(/[&<>"']/g, (character) => String(ENTITIES[character]));
}
