export const INVOICE_NUMBER = /^[a-z]{2}-\d{8}-[0-9a-z]+$/i;
export const LAST_FOUR = /^\d{4}$/;
/** One letter begins so many names that they would say nothing, and half of the table would be read for them. */
const NAME = /^\p{L}[\p{L}\s.'’-]+$/u;
const FULL_NAME = `lower((billing->>'firstName') || ' ' || (billing->>'lastName'))`;
const LAST_NAME = `lower(billing->>'lastName')`;

/** How text in `like` begins: with wildcards escaped, so that only the end is open. */
export function beginsWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** By what a text can name a member, each by an index of its own: how an address, a full name or a last name begins. */
export function namedBy(text: string): { field: string; begins: string }[] {
  const fields = ['lower(email)', ...(NAME.test(text) ? [FULL_NAME, LAST_NAME] : [])];
  return fields.map((field) => ({ field, begins: beginsWith(text.toLowerCase()) }));
}
