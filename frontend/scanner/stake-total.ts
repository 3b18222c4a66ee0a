const MOST = 1_000_000;
const WHOLE_DOLLARS = /^\$?(\d{1,7}|\d{1,3}(,\d{3})+)(\.0{1,2})?$/;

/** Whole dollars as typed or pasted, such as '1000' or '$1,000.00', from 1 to 1,000,000; null for anything else. */
export function stakeTotal(typed: string): number | null {
  const text = typed.replace(/\s/g, '');
  const dollars = WHOLE_DOLLARS.test(text) ? Number(text.replace(/[$,]/g, '')) : 0;
  return dollars >= 1 && dollars <= MOST ? dollars : null;
}
