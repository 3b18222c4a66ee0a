import type Framebus from 'framebus';
import type { Form } from './form.ts';
import { events, type FieldKey } from './protocol.ts';

type State = Form['fields'];

/** Tells the page what has changed between two states, event by event, as hosted fields do. */
export class Announcer {
  readonly #bus: Framebus;
  readonly #form: Form;
  #before: State;
  #brands: string;
  #bin = '';
  #begun = false;

  constructor(bus: Framebus, form: Form) {
    this.#bus = bus;
    this.#form = form;
    this.#before = form.fields;
    this.#brands = typesOf(form);
  }

  /** `cause` is the field that was touched; others may change with it, as the CVV does with the brand. */
  changes(cause: FieldKey, submitted = false): void {
    const after = this.#form.fields;
    const before = this.#before;
    this.#before = after;
    for (const key of Object.keys(after) as FieldKey[]) this.#compare(key, before, after);
    const brands = typesOf(this.#form);
    if (brands !== this.#brands) this.#emit('cardTypeChange', 'number');
    this.#brands = brands;
    if (submitted) this.#emit('inputSubmitRequest', cause);
    this.#announceBin();
    if (!this.#begun && !after[cause]?.isEmpty) {
      this.#begun = true;
      this.#bus.emit(events.cardFormEntryHasBegun);
    }
  }

  #compare(key: FieldKey, before: State, after: State): void {
    const [old, next] = [before[key], after[key]];
    if (!old || !next) return;
    if (old.isFocused !== next.isFocused) this.#emit(next.isFocused ? 'focus' : 'blur', key);
    if (old.isEmpty !== next.isEmpty) this.#emit(next.isEmpty ? 'empty' : 'notEmpty', key);
    const validity = old.isValid !== next.isValid || old.isPotentiallyValid !== next.isPotentiallyValid;
    if (validity) this.#emit('validityChange', key);
  }

  #announceBin(): void {
    const length = this.#form.options.binVerificationLength ?? 6;
    const number = this.#form.value('number').replace(/\D/g, '');
    const bin = number.length >= length ? number.slice(0, length) : '';
    // The SDK takes the number itself as the event's data.
    if (bin && bin !== this.#bin)
      this.#bus.emit(events.binAvailable, bin as unknown as Record<string, unknown>);
    this.#bin = bin;
  }

  #emit(type: string, emittedBy: FieldKey): void {
    const merchantPayload = { emittedBy, cards: this.#form.cards, fields: this.#form.fields };
    this.#bus.emit(events.inputEvent, { type, merchantPayload });
  }
}

function typesOf(form: Form): string {
  return form.cards.map(({ type }) => type).join();
}
