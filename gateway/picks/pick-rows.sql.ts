// Written by npm run codegen from pick-rows.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';

export interface PublishedPicksValues {
  day: string;
}

export interface PublishedPicksRow {
  analyst: string | null;
  book: string | null;
  createdAt: Date;
  date: string;
  edits: number;
  gradedAt: Date | null;
  id: string;
  imported: boolean;
  late: boolean;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  odds: number | null;
  pick: string;
  pickDetails: string;
  probability: number | null;
  publishedAt: Date | null;
  readableAt: Date | null;
  releaseAt: Date | null;
  requestId: string | null;
  result: 'PENDING' | 'WIN' | 'LOSS' | 'PUSH' | 'VOID';
  revealOn: string | null;
  startsAt: Date;
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  teamOne: string;
  teamTwo: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  time: string;
  units: number | null;
  updatedAt: Date;
  version: number;
  withdrawnAt: Date | null;
  withdrawnBy: string | null;
  withdrawnReason: string | null;
}

/** The most frequent read. */
export const publishedPicks = new Statement<PublishedPicksValues, PublishedPicksRow>({
  name: 'publishedPicks',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.date = $1 and p.status <> 'DRAFT'`,
  values: ['day'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface PicksBetweenValues {
  first: string;
  last: string;
}

export type PicksBetweenRow = PublishedPicksRow;

export const picksBetween = new Statement<PicksBetweenValues, PicksBetweenRow>({
  name: 'picksBetween',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.date between $1 and $2 and p.status <> 'DRAFT'`,
  values: ['first', 'last'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface PicksOfDaysValues {
  days: readonly string[];
}

export type PicksOfDaysRow = PublishedPicksRow;

export const picksOfDays = new Statement<PicksOfDaysValues, PicksOfDaysRow>({
  name: 'picksOfDays',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.date = any($1::date[])`,
  values: ['days'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface UngradedPicksValues {
  since: string;
  now: Date;
  most: number | string;
}

export type UngradedPicksRow = PublishedPicksRow;

export const ungradedPicks = new Statement<UngradedPicksValues, UngradedPicksRow>({
  name: 'ungradedPicks',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.date >= $1 and p.status = 'PUBLISHED' and p.result = 'PENDING' and p.starts_at <= $2
 order by p.starts_at, p.id limit $3`,
  values: ['since', 'now', 'most'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface FindPickValues {
  id: string;
}

export type FindPickRow = PublishedPicksRow;

export const findPick = new Statement<FindPickValues, FindPickRow>({
  name: 'findPick',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.id = $1`,
  values: ['id'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface PicksOfValues {
  ids: readonly string[];
}

export type PicksOfRow = PublishedPicksRow;

export const picksOf = new Statement<PicksOfValues, PicksOfRow>({
  name: 'picksOf',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.id = any($1::text[])`,
  values: ['ids'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface PickOfRequestValues {
  requestId: string;
}

export type PickOfRequestRow = PublishedPicksRow;

export const pickOfRequest = new Statement<PickOfRequestValues, PickOfRequestRow>({
  name: 'pickOfRequest',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.request_id = $1`,
  values: ['requestId'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface LockPickValues {
  id: string;
}

export type LockPickRow = PublishedPicksRow;

export const lockPick = new Statement<LockPickValues, LockPickRow>({
  name: 'lockPick',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.id = $1 for update`,
  values: ['id'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});

export interface PicksOfRequestsValues {
  requestIds: readonly string[];
}

export interface PicksOfRequestsRow {
  id: string;
  requestId: string;
}

export const picksOfRequests = new Statement<PicksOfRequestsValues, PicksOfRequestsRow>({
  name: 'picksOfRequests',
  text: `select id, request_id as "request_id" from picks where request_id = any($1::text[])`,
  values: ['requestIds'],
  columns: ['id', 'request_id'],
});

export interface RevisionsOfValues {
  pickId: string;
}

export interface RevisionsOfRow {
  book: string | null;
  date: string;
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  odds: number | null;
  pick: string;
  pickDetails: string;
  pickId: string;
  probability: number | null;
  replacedAt: Date;
  teamOne: string;
  teamTwo: string;
  time: string;
  units: number | null;
  version: number;
}

export const revisionsOf = new Statement<RevisionsOfValues, RevisionsOfRow>({
  name: 'revisionsOf',
  text: `select r.*, r.line::float8 as line, r.odds::float8 as odds, r.units::float8 as units,
       r.probability::float8 as probability
  from pick_revisions r where r.pick_id = $1 order by r.version desc`,
  values: ['pickId'],
  columns: ['book', 'date', 'line', 'market', 'odds', 'pick', 'pick_details', 'pick_id', 'probability', 'replaced_at', 'team_one', 'team_two', 'time', 'units', 'version'],
  instants: ['replaced_at'],
});

export interface GradesOfPicksValues {
  pickIds: readonly string[];
}

export interface GradesOfPicksRow {
  at: Date;
  author: string | null;
  n: number;
  pickId: string;
  reason: string | null;
  result: 'PENDING' | 'WIN' | 'LOSS' | 'PUSH' | 'VOID';
  score: string | null;
  source: string | null;
  voidReason: string | null;
}

export const gradesOfPicks = new Statement<GradesOfPicksValues, GradesOfPicksRow>({
  name: 'gradesOfPicks',
  text: `select g.* from pick_grades g where g.pick_id = any($1::text[]) order by g.n`,
  values: ['pickIds'],
  columns: ['at', 'author', 'n', 'pick_id', 'reason', 'result', 'score', 'source', 'void_reason'],
  instants: ['at'],
});

export interface OpeningsOfValues {
  pickId: string;
}

export interface OpeningsOfRow {
  bet: string;
  number: number;
  salt: string;
  why: string;
  whySalt: string;
}

export const openingsOf = new Statement<OpeningsOfValues, OpeningsOfRow>({
  name: 'openingsOf',
  text: `select index as number, encode(salt, 'base64') as "salt", bet, encode(why_salt, 'base64') as "why_salt", why
  from record_openings join record_leaves using (index) where pick_id = $1 order by index`,
  values: ['pickId'],
  columns: ['bet', 'number', 'salt', 'why', 'why_salt'],
});

export interface PresentOpeningsValues {
  pickIds: readonly string[];
}

export interface PresentOpeningsRow {
  bet: string;
  index: number;
  pickId: string;
  salt: string;
  why: string;
  whySalt: string;
}

export const presentOpenings = new Statement<PresentOpeningsValues, PresentOpeningsRow>({
  name: 'presentOpenings',
  text: `select distinct on (pick_id) pick_id as "pick_id", index, encode(salt, 'base64') as "salt", bet,
       encode(why_salt, 'base64') as "why_salt", why
  from record_openings join record_leaves using (index)
 where pick_id = any($1::text[]) order by pick_id, index desc`,
  values: ['pickIds'],
  columns: ['bet', 'index', 'pick_id', 'salt', 'why', 'why_salt'],
});

export interface AllPicksValues {
  day: string;
}

export type AllPicksRow = PublishedPicksRow;

export const allPicks = new Statement<AllPicksValues, AllPicksRow>({
  name: 'allPicks',
  text: `select p.*, p.line::float8 as line, p.odds::float8 as odds, p.units::float8 as units, p.probability::float8 as probability, case when p.version = 1 then 0 else (select count(*)::int from pick_revisions where pick_id = p.id) end as "edits" from picks p where p.date = $1`,
  values: ['day'],
  columns: ['analyst', 'book', 'created_at', 'date', 'edits', 'graded_at', 'id', 'imported', 'late', 'league', 'line', 'market', 'odds', 'pick', 'pick_details', 'probability', 'published_at', 'readable_at', 'release_at', 'request_id', 'result', 'reveal_on', 'starts_at', 'status', 'team_one', 'team_two', 'tier', 'time', 'units', 'updated_at', 'version', 'withdrawn_at', 'withdrawn_by', 'withdrawn_reason'],
  instants: ['created_at', 'graded_at', 'published_at', 'readable_at', 'release_at', 'starts_at', 'updated_at', 'withdrawn_at'],
});
