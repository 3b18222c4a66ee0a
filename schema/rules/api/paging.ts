/** Page sizes of every list that grows. */
export const DEFAULT_PAGE = 20;
export const MAX_PAGE_SIZE = 100;
