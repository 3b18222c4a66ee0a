/** The six leagues that picks are published for (product.txt, first line). */
export const LEAGUES = ['NFL', 'NCAAF', 'NBA', 'NCAAB', 'MLB', 'NHL'] as const;
export type League = (typeof LEAGUES)[number];
