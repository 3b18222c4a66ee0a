import type Framebus from 'framebus';
import type { Form } from './form.ts';
import { events, type FieldKey } from './protocol.ts';

type State = Form['fields'];

/** Emits to the page what has changed since the last time, event by event, as hosted fields do. */
export class PageEvents {
  readonly #bus: Framebus;
  readonly #form: Form;
  #before: State;
  #brands: string;

  constructor(bus: Framebus, form: Form) {
    this.#bus = bus;
    this.#form = form;
    this.#before = form.fields;
    this.#brands = brandsOf(form);
  }

  /** `cause` is the field that was touched; others may change with it, as the CVV does with the brand. */
  emitChanges(cause: FieldKey, submitted = false): void {
    const after = this.#form.fields;
    const before = this.#before;
    this.#before = after;
    for (const key of Object.keys(after) as FieldKey[]) this.#compare(key, before, after);
    const brands = brandsOf(this.#form);
    if (brands !== this.#brands) this.#emit('cardTypeChange', 'number');
    this.#brands = brands;
    if (submitted) this.#emit('inputSubmitRequest', cause);
  }

  #compare(key: FieldKey, before: State, after: State): void {
    const [old, next] = [before[key], after[key]];
    if (!old || !next) return;
    if (old.isFocused !== next.isFocused) this.#emit(next.isFocused ? 'focus' : 'blur', key);
    if (old.isEmpty !== next.isEmpty) this.#emit(next.isEmpty ? 'empty' : 'notEmpty', key);
    const validity = old.isValid !== next.isValid || old.isPotentiallyValid !== next.isPotentiallyValid;
    if (validity) this.#emit('validityChange', key);
  }

  #emit(type: string, emittedBy: FieldKey): void {
    const merchantPayload = { emittedBy, cards: this.#form.cards, fields: this.#form.fields };
    this.#bus.emit(events.inputEvent, { type, merchantPayload });
  }
}

function brandsOf(form: Form): string {
  return form.cards.map(({ type }) => type).join();
}
