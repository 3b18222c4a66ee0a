import { brandsOf, fieldKinds } from './fields.ts';
import type { FieldKey, FieldState, FormOptions } from './protocol.ts';

export interface Entry {
  value: string;
  focused: boolean;
  /** After a failed attempt to pay, empty and unfinished fields count as wrong. */
  strict: boolean;
}

/** Everything typed into one form; only the primary frame keeps it. */
export class Form {
  readonly entries = new Map<FieldKey, Entry>();
  supportedTypes: string[] | undefined;

  constructor(options: FormOptions) {
    for (const key of Object.keys(options.fields) as FieldKey[]) {
      this.entries.set(key, { value: '', focused: false, strict: false });
    }
  }

  value(key: FieldKey): string {
    return this.entries.get(key)?.value ?? '';
  }

  get brands() {
    return brandsOf(this.value('number'));
  }

  /** The brands as pages know them: the SDK still spells Mastercard with a dash. */
  get cards() {
    return this.brands.map((brand) => ({
      ...brand,
      type: brand.type === 'mastercard' ? 'master-card' : brand.type,
      supported: this.#supports(brand.niceType),
    }));
  }

  get codeSize(): number {
    const [only, ...others] = this.brands;
    return only && others.length === 0 ? only.code.size : 4;
  }

  get fields(): Partial<Record<FieldKey, FieldState>> {
    return Object.fromEntries([...this.entries].map(([key, entry]) => [key, this.#state(key, entry)]));
  }

  #state(key: FieldKey, entry: Entry): FieldState {
    const { isValid, isPotentiallyValid } = fieldKinds[key].check(entry.value, this.codeSize);
    const isEmpty = entry.value === '';
    const accepted = key !== 'number' || isEmpty || this.brands.length > 0;
    const unfinished = !isValid && (entry.strict || (!entry.focused && !isEmpty));
    return {
      isEmpty,
      isValid: isValid && accepted,
      isPotentiallyValid: isPotentiallyValid && accepted && !unfinished,
      isFocused: entry.focused,
    };
  }

  #supports(niceType: string): boolean {
    if (!this.supportedTypes) return true;
    const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');
    return this.supportedTypes.some((type) => plain(niceType).startsWith(plain(type)));
  }
}
