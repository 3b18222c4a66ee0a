/** The lists that the staff can save as a CSV file. */
export const SAVED_LISTS = [
  'MEMBERS',
  'INVOICES',
  'PAYMENTS',
  'DISPUTES',
  'CARDS',
  'REDEMPTIONS',
  'MAILS',
  'MOVEMENTS',
  'REVENUE_MEMBERS',
  'ACCOUNTING',
] as const;
export type SavedList = (typeof SAVED_LISTS)[number];

/** The name of a list's file. */
export function listFile(list: SavedList): string {
  return `${list.toLowerCase().replaceAll('_', '-')}.csv`;
}

/** The name under which it is saved: a month's says which. */
export function savedAs(list: SavedList, { month }: { month?: string }): string {
  return month ? listFile(list).replace('.csv', `-${month}.csv`) : listFile(list);
}

/** FAILED: the last attempt failed, and it may be tried again. */
export const MAIL_STATES = ['WAITING', 'FAILED', 'SENT', 'DROPPED'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** What the search box finds, in the order in which it shows it. */
export const FOUND_KINDS = ['MEMBER', 'INVOICE', 'PAYMENT', 'CARD', 'COUPON', 'PICK'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];
