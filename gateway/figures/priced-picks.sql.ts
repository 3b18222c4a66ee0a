// Written by npm run codegen from priced-picks.sql; do not edit.

import { Statement } from '#gateway/database/statement.ts';
import type { PriceMoment } from '#schema/rules/stats/price-moments.ts';

export interface QuotedPicksValues {
  reference: string | null;
  now: Date;
}

export interface QuotedPicksRow {
  book: string | null;
  bookSeenAt: Date;
  closedAt: Date | null;
  date: string;
  id: string;
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  notedAt: Date;
  odds: number | null;
  one: number;
  pick: string;
  priced: PriceMoment[];
  publishedAt: Date;
  quoteBook: string | null;
  quoteLine: number | null;
  reference: string | null;
  releaseAt: Date | null;
  reversed: boolean;
  scheduled: Date;
  seenAt: Date;
  stated: Date;
  teamOne: string;
  teamTwo: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
  two: number;
}

/** The picks of games that start within two days, a row for each quote of their own book and of the reference. */
export const quotedPicks = new Statement<QuotedPicksValues, QuotedPicksRow>({
  name: 'quotedPicks',
  text: `select p.id, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed, p.tier, p.odds::float8 as odds, p.book, p.date, p.published_at as "published_at", p.release_at, p.starts_at as stated, g.starts_at as scheduled, (select s.noted_at from game_starts s where s.game_id = g.id and s.n = g.starts_seen) as "noted_at", coalesce((select max(t.round_at) from feed_tasks t where t.league = g.league), (select s.noted_at + interval '1 minute' from game_starts s where s.game_id = g.id and s.n = g.starts_seen)) as "seen_at", array(select moment from pick_prices where pick_id = p.id) as "priced", (select at from pick_prices where pick_id = p.id and moment = 'CLOSE') as closed_at, r.book as reference, q.book as quote_book, q.line::float8 as quote_line, q.one::float8 as "one",
       q.two::float8 as "two", b.seen_at as "book_seen_at"
  from games g join pick_games l on l.game_id = g.id join picks p on p.id = l.pick_id and p.status = 'PUBLISHED'
  left join feed_books r on r.league = g.league and r.key = $1
  left join odds_quotes q on q.game_id = g.id and q.market = p.market and q.gone_at is null and q.book in (p.book, r.book)
  left join feed_books b on b.league = g.league and b.book = q.book
 where g.status = 'SCHEDULED' and g.starts_at > $2 and g.starts_at < $2::timestamptz + interval '2 days'`,
  values: ['reference', 'now'],
  columns: ['book', 'book_seen_at', 'closed_at', 'date', 'id', 'line', 'market', 'noted_at', 'odds', 'one', 'pick', 'priced', 'published_at', 'quote_book', 'quote_line', 'reference', 'release_at', 'reversed', 'scheduled', 'seen_at', 'stated', 'team_one', 'team_two', 'tier', 'two'],
  instants: ['book_seen_at', 'closed_at', 'noted_at', 'published_at', 'release_at', 'scheduled', 'seen_at', 'stated'],
});

export interface MissedClosesValues {
  from: Date;
  until: Date;
}

export interface MissedClosesRow {
  book: string | null;
  closedAt: Date | null;
  date: string;
  id: string;
  league: 'NFL' | 'NCAAF' | 'NBA' | 'NCAAB' | 'MLB' | 'NHL';
  line: number | null;
  market: 'MONEYLINE' | 'SPREAD' | 'TOTAL' | 'PROP' | null;
  notedAt: Date;
  odds: number | null;
  pick: string;
  priced: PriceMoment[];
  providerIds: string[];
  publishedAt: Date;
  releaseAt: Date | null;
  reversed: boolean;
  scheduled: Date;
  seenAt: Date;
  stated: Date;
  teamOne: string;
  teamTwo: string;
  tier: 'FREE' | 'PLUS' | 'PREMIUM' | 'VIP';
}

/** The picks whose games started in a span of time and that have no close but an early one, though their market is quoted. */
export const missedCloses = new Statement<MissedClosesValues, MissedClosesRow>({
  name: 'missedCloses',
  text: `select p.id, p.market, p.pick, p.line::float8 as line, p.team_one, p.team_two, l.reversed, p.tier, p.odds::float8 as odds, p.book, p.date, p.published_at as "published_at", p.release_at, p.starts_at as stated, g.starts_at as scheduled, (select s.noted_at from game_starts s where s.game_id = g.id and s.n = g.starts_seen) as "noted_at", coalesce((select max(t.round_at) from feed_tasks t where t.league = g.league), (select s.noted_at + interval '1 minute' from game_starts s where s.game_id = g.id and s.n = g.starts_seen)) as "seen_at", array(select moment from pick_prices where pick_id = p.id) as "priced", (select at from pick_prices where pick_id = p.id and moment = 'CLOSE') as closed_at, g.league, array(select i.id from game_ids i where i.game_id = g.id) as "provider_ids"
  from games g join pick_games l on l.game_id = g.id
  join picks p on p.id = l.pick_id and p.status = 'PUBLISHED' and p.market in ('MONEYLINE', 'SPREAD', 'TOTAL')
 where g.starts_at between $1 and $2 and g.status in ('SCHEDULED', 'LIVE', 'FINAL')
   and not exists (select from pick_prices c where c.pick_id = p.id and c.moment = 'CLOSE'
                      and c.at >= g.starts_at - rules_close_within())`,
  values: ['from', 'until'],
  columns: ['book', 'closed_at', 'date', 'id', 'league', 'line', 'market', 'noted_at', 'odds', 'pick', 'priced', 'provider_ids', 'published_at', 'release_at', 'reversed', 'scheduled', 'seen_at', 'stated', 'team_one', 'team_two', 'tier'],
  instants: ['closed_at', 'noted_at', 'published_at', 'release_at', 'scheduled', 'seen_at', 'stated'],
});
