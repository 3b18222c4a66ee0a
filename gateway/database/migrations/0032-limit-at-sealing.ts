import { Migration } from '@mikro-orm/migrations';

/**
 * What was not opened in time is lost at the most units that were allowed when it was sealed, as the verifier counts it:
 * a lower limit that is published later takes no loss back.
 */
export class Migration0032LimitAtSealing extends Migration {
  override up(): void {
    this.addSql(MOST_UNITS);
    this.addSql(replaced(LIMIT_OF_TODAY, LIMIT_AT_SEALING));
  }

  override down(): void {
    this.addSql(replaced(LIMIT_AT_SEALING, LIMIT_OF_TODAY));
    this.addSql('drop function record_most_units(text)');
  }
}

/** The largest limit under which a version of the pick was sealed; before the first policy leaf, that of migration 0014. */
const MOST_UNITS = `
create function record_most_units(pick text) returns numeric language sql stable as $$
  select coalesce(max(coalesce((select (p.body::json ->> 'mostUnits')::numeric from record_leaves p
      where p.kind = 'policy' and p.index < l.index order by p.index desc limit 1), 5)), 5)
    from record_leaves l where l.pick_id = $1 and l.kind = 'pick'
$$`;

const LIMIT_OF_TODAY = `select distinct l.pick_id, record_moment(said), h.most_units
        from record_leaves l, record_head h where l.index = any(indexes)`;
const LIMIT_AT_SEALING = `select distinct l.pick_id, record_moment(said), record_most_units(l.pick_id)
        from record_leaves l where l.index = any(indexes)`;

function replaced(from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('record_reveal(timestamptz)'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}
