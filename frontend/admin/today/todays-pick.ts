import type { BoardOfTodayQuery } from '#frontend/generated/graphql.ts';

/** A pick of today as the desk's first page has it. */
export type TodaysPick = BoardOfTodayQuery['adminBoard']['picks'][number];
