import { fieldKinds } from './fields.ts';
import type { FieldKey, FieldOptions, FieldState } from './protocol.ts';

/** The one input of this frame, with its label and a place for messages to screen readers. */
export class FieldInput {
  readonly element = document.createElement('input');
  readonly #key: FieldKey;
  readonly #label = document.createElement('label');
  readonly #message = document.createElement('p');

  constructor(key: FieldKey, changed: (submitted: boolean) => void) {
    const kind = fieldKinds[key];
    this.#key = key;
    Object.assign(this.element, { id: kind.name, name: kind.name, type: 'text', inputMode: kind.inputMode });
    this.element.setAttribute('autocomplete', kind.autocomplete);
    this.element.className = `${kind.name} ${key}`;
    this.element.setAttribute('aria-describedby', 'message');
    Object.assign(this.#label, { htmlFor: kind.name, textContent: kind.label, className: 'visually-hidden' });
    Object.assign(this.#message, { id: 'message', className: 'visually-hidden' });
    this.#message.setAttribute('aria-live', 'polite');
    document.body.append(this.#label, this.element, this.#message);
    this.#listen(changed);
  }

  #listen(changed: (submitted: boolean) => void): void {
    this.element.addEventListener('input', () => {
      this.#reformat();
      changed(false);
    });
    this.element.addEventListener('focus', () => changed(false));
    this.element.addEventListener('blur', () => changed(false));
    this.element.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') changed(true);
    });
  }

  configure(options: FieldOptions, preventAutofill: boolean): void {
    if (options.placeholder !== undefined) this.element.placeholder = options.placeholder;
    if (options.type) this.element.type = options.type;
    if (options.internalLabel) this.#label.textContent = options.internalLabel;
    if (preventAutofill) this.element.setAttribute('autocomplete', 'off');
  }

  get value(): string {
    return this.element.value;
  }

  set value(text: string) {
    this.element.value = fieldKinds[this.#key].format(text);
  }

  get focused(): boolean {
    return document.activeElement === this.element && document.hasFocus();
  }

  /** Formats the text and keeps the caret behind the same digit. */
  #reformat(): void {
    const { element } = this;
    const caret = element.selectionStart ?? element.value.length;
    const atEnd = caret === element.value.length;
    const before = element.value.slice(0, caret).replace(/\W/g, '').length;
    const formatted = fieldKinds[this.#key].format(element.value);
    if (formatted === element.value) return;
    element.value = formatted;
    const position = atEnd ? formatted.length : positionAfter(formatted, before);
    element.setSelectionRange(position, position);
  }

  show(state: FieldState, codeSize: number): void {
    const invalid = !state.isPotentiallyValid;
    this.element.classList.toggle('valid', state.isValid);
    this.element.classList.toggle('invalid', invalid);
    this.element.setAttribute('aria-invalid', String(invalid));
    if (this.#key === 'cvv') this.element.maxLength = codeSize;
  }

  announce(message: string): void {
    this.#message.textContent = message;
  }
}

function positionAfter(text: string, characters: number): number {
  let seen = 0;
  for (const [index, character] of [...text].entries()) {
    if (seen === characters) return index;
    if (/\w/.test(character)) seen++;
  }
  return text.length;
}
