/** Invented books, three of which the demo's analysts bet at. Keys are the provider's kind of name. */
export const BOOKS = [
  { key: 'harborbook', title: 'Harbor Book' },
  { key: 'northline', title: 'Northline' },
  { key: 'lakeside', title: 'Lakeside' },
  { key: 'copperridge', title: 'Copper Ridge' },
  { key: 'eastgate', title: 'Eastgate' },
  { key: 'fairwind', title: 'Fairwind' },
  { key: 'milestone', title: 'Milestone' },
  { key: 'redbrick', title: 'Redbrick' },
] as const;

export type BookKey = (typeof BOOKS)[number]['key'];

export const BOOK_KEYS = BOOKS.map(({ key }) => key).join(',');
