/** With or without a dollar sign, separators of thousands and cents. */
const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{2}))?$/;

/** The cents of an amount as people type it: `129`, `129.00`, `$129`, `$1,290.50`. Null for anything else. */
export function typedCents(text: string): number | null {
  const [found, whole = '', cents = '00'] = AMOUNT.exec(text.trim()) ?? [];
  return found === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(cents);
}
