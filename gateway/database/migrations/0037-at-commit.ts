import { Migration } from '@mikro-orm/migrations';

/**
 * Leaves are written at commit, and hold to the rules at that moment too: a transaction that was held open over the start
 * withdrew, deleted or edited what had begun. The log takes only words that its verifier can read, only leaves about picks
 * that it holds, and reasons for a void that were published before the pick was sealed. A deadline stays within 14 days of
 * the earliest that was named. Temporary tables do not pass for those of the log.
 */
export class Migration0037AtCommit extends Migration {
  override up(): void {
    for (const statement of [SEALED, VOID_REASONS]) this.addSql(statement);
    for (const [name, from, to] of CHANGES) this.addSql(replaced(name, from, to));
    this.addSql(PINNED);
  }

  override down(): void {
    for (const name of FUNCTIONS) this.addSql(`alter function ${name} reset search_path`);
    for (const [name, from, to] of CHANGES) this.addSql(replaced(name, to, from));
    for (const statement of [SEALED_BEFORE, VOID_REASONS_BEFORE]) this.addSql(statement);
  }
}

/** Those that triggers call: what these call in turn looks up names as they do. */
const FUNCTIONS = [
  ...['picks_guard()', 'picks_rules()', 'picks_graded()', 'picks_sealed()'],
  ...['pick_grades_rules()', 'pick_grades_count()', 'pick_grades_sealed()'],
  ...['pick_prices_rules()', 'pick_prices_sealed()'],
  ...['record_leaf_guard()', 'record_leaf_counted()', 'record_head_guard()', 'record_tile_guard()'],
];

/** PostgreSQL looks for tables among a session's temporary ones first, unless they are named last. */
const PINNED = `do $do$
declare
  name text;
begin
  foreach name in array '{${FUNCTIONS.map((name) => `"${name}"`).join(',')}}'::text[] loop
    execute format('alter function %s set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $do$`;

const CANCEL = `(select row_to_json(f) from (select OLD.id as pick) f)`;
const WITHDRAWAL = `(select row_to_json(f) from (select NEW.id as pick, NEW.withdrawn_reason as reason,
      NEW.withdrawn_by as author) f)`;
const VERSION = `  if NEW.status = 'DRAFT' then
    return null;
  end if;
  if TG_OP = 'INSERT' or OLD.status = 'DRAFT' or NEW.version <> OLD.version then
    perform record_seal(NEW);
  end if;
  if TG_OP = 'UPDATE' and NEW.status = 'WITHDRAWN' and OLD.status = 'PUBLISHED' then`;

const SEALED = `
create or replace function picks_sealed() returns trigger language plpgsql as $$
declare
  next record;
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' then
      next := record_next(OLD.updated_at);
      if next.at >= least(OLD.readable_at, OLD.starts_at, record_first_start(OLD.id)) then
        raise exception 'a released pick is withdrawn, not deleted' using errcode = 'CL002';
      end if;
      perform record_write(next.index, next.at, 'cancel', ${CANCEL});
    end if;
    return null;
  end if;
${VERSION}
    next := record_next(NEW.updated_at);
    if next.at >= least(NEW.starts_at, record_first_start(NEW.id)) then
      raise exception 'after the start nothing is withdrawn' using errcode = 'CL005';
    end if;
    perform record_write(next.index, next.at, 'withdraw', ${WITHDRAWAL});
  end if;
  return null;
end $$`;

const SEALED_BEFORE = `
create or replace function picks_sealed() returns trigger language plpgsql as $$
begin
  if TG_OP = 'DELETE' then
    if OLD.status <> 'DRAFT' then
      perform record_append('cancel', ${CANCEL}, OLD.updated_at);
    end if;
    return null;
  end if;
${VERSION}
    perform record_append('withdraw', ${WITHDRAWAL}, NEW.updated_at);
  end if;
  return null;
end $$`;

/** Of the policy under which the pick was first sealed; `otherwise` where it is older than any. */
const voidReasons = (otherwise: string) => `
create or replace function record_void_reasons(pick text) returns text[] language sql stable as $$
  with policies as (
    select index, array(select json_array_elements_text(body::json -> 'voidReasons')) as reasons
      from record_leaves where kind = 'policy')
  select coalesce(
    (select reasons from policies where index < (select min(index) from record_leaves where pick_id = $1)
      order by index desc limit 1),
    ${otherwise})
$$`;
const VOID_REASONS = voidReasons("'{POSTPONED,ABANDONED,NO_ACTION,WRONG_LINE}'::text[]");
const VOID_REASONS_BEFORE = voidReasons(
  `(select reasons from policies order by index limit 1),
    (select void_reasons from record_head)`,
);

const MOVE = `      perform record_append('move', (select row_to_json(f) from (select pick.id as pick,
        greatest(before.latest, reveal_by) as "revealBy", null as reason) f), pick.updated_at);
`;
const MOVE_IN_TIME = `      next := record_next(pick.updated_at);
      if next.at >= before.last::timestamptz then
        raise exception 'it is being opened' using errcode = 'CL011';
      elsif reveal_by::timestamptz - before.earliest::timestamptz > interval '14 days' then
        raise exception 'a posted pick moves by 14 days at most' using errcode = 'CL008';
      end if;
      perform record_write(next.index, next.at, 'move', (select row_to_json(f) from (select pick.id as pick,
        reveal_by as "revealBy", null as reason) f));
`;

const FIRST_NAMED = `(select l.reveal_by::timestamptz
         from record_leaves l where l.pick_id = NEW.id and l.reveal_by is not null order by l.index limit 1)`;
const EARLIEST_NAMED = `(select min(l.reveal_by)::timestamptz
         from record_leaves l where l.pick_id = NEW.id)`;

const NEW_VERSION = '  if is_new_version then\n';
/** As parseBet of record/leaf and the rule reveal-deadline: what they refuse would break the record for ever. */
const READABLE = `${NEW_VERSION}    NEW.book := nullif(NEW.book, '');
    NEW.analyst := nullif(NEW.analyst, '');
    if '' in (NEW.id, NEW.team_one, NEW.team_two, NEW.pick) or 'NaN' in (NEW.line, NEW.odds, NEW.units, NEW.probability)
       or least(NEW.odds, NEW.units) < 0 or NEW.readable_at is null
       or least(NEW.starts_at, NEW.readable_at) < '0001-01-02' or greatest(NEW.starts_at, NEW.readable_at) >= '9999-01-01'
       or record_midnight(NEW.date) > greatest(NEW.starts_at, moment) + interval '2 days' then
      raise exception 'no verifier can read these words' using errcode = 'CL013';
    end if;
`;

const LEAF_FOUND = "  NEW.reveal_by := leaf ->> 'revealBy';\n";
const LEAF_KNOWN = `${LEAF_FOUND}  if NEW.kind not in ('pick', 'import') and NEW.pick_id is not null
     and not exists (select from record_leaves where pick_id = NEW.pick_id) then
    raise exception 'a leaf is about a pick that was sealed before' using errcode = 'CL003';
  end if;
`;

const PRICE = '  NEW.at := record_moment(NEW.at);\n';
const PRICE_READABLE = `  NEW.book := nullif(NEW.book, '');
  if 'NaN' in (NEW.line, NEW.odds, NEW.odds_other) or least(NEW.odds, NEW.odds_other) < 0 then
    raise exception 'no verifier can read this price' using errcode = 'CL013';
  end if;
${PRICE}`;

const CHANGES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['picks_guard()', 'greatest(now(), ', 'greatest(clock_timestamp(), '],
  ['picks_rules()', NEW_VERSION, READABLE],
  ['picks_rules()', FIRST_NAMED, EARLIEST_NAMED],
  [
    'picks_rules()',
    '    NEW.withdrawn_at := moment;\n',
    "    NEW.withdrawn_at := moment;\n    NEW.withdrawn_by := nullif(NEW.withdrawn_by, '');\n",
  ],
  ['record_seal(picks)', 'max(l.reveal_by) as latest', 'min(l.reveal_by) as earliest'],
  ['record_seal(picks)', MOVE, MOVE_IN_TIME],
  ['record_leaf_guard()', LEAF_FOUND, LEAF_KNOWN],
  ['pick_prices_rules()', PRICE, PRICE_READABLE],
];

/** The text of a function with other words in it. */
function replaced(name: string, from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('${name}'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}
