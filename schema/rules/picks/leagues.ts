import { listedAnd } from '#schema/rules/text/listed.ts';

/** The leagues that picks are published for (product.txt, first line). */
export const LEAGUES = ['NFL', 'NCAAF', 'NBA', 'NCAAB', 'MLB', 'NHL'] as const;
export type League = (typeof LEAGUES)[number];

/** 'NFL, NCAAF and NBA', for sentences of pages. */
export const LEAGUES_TEXT = listedAnd(LEAGUES);
