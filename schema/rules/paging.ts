/** Page sizes of every list that grows. */
export const DEFAULT_PAGE = 20;
export const LARGEST_PAGE = 100;
