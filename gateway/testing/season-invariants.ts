import type { OddsWorld } from './odds.ts';

/** What may never happen, counted, and what has to happen for the rest to mean anything. */
export async function seasonInvariants({
  gateway,
  picked,
}: OddsWorld & { picked: ReadonlyMap<string, string> }) {
  const given = JSON.stringify([...picked].map(([pick, game]) => ({ pick, game })));
  const [counted] = await gateway.services.database.em.execute<Record<string, number>[]>(
    `select
       (select count(*)::int from games) as games,
       (select count(*)::int from picks where version > 1) as moved,
       (select count(*)::int from pick_prices where moment = 'CLOSE') as closes,
       (select count(*)::int from pick_grades) as grades,
       (select count(*)::int from record_leaves l where l.kind = 'pick' and (l.body::json ->> 'version')::int > 1
          and l.at >= record_first_start(l.pick_id)) as "versionsAfterStart",
       (select count(*)::int from json_to_recordset(?::json) as given (pick text, game text)
          where not exists (select from pick_games l join game_ids i on i.game_id = l.game_id
            where l.pick_id = given.pick and i.id = given.game)) as "wrongGames",
       (select count(*)::int from pick_games l join picks p on p.id = l.pick_id join games g on g.id = l.game_id
          join teams a on a.id = g.away join teams h on h.id = g.home
          where (a.name, h.name) <> (p.team_one, p.team_two)) as "wrongTeams",
       (select count(*)::int from pick_prices c join pick_games l using (pick_id) join games g on g.id = l.game_id
          where c.at >= g.starts_at) as "inPlay",
       (select count(*)::int from (select pick_id from pick_grades group by pick_id having count(*) > 1) as twice) as "twiceGraded"`,
    [given],
  );
  return counted ?? {};
}
