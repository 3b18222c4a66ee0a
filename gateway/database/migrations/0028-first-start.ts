import { Migration } from '@mikro-orm/migrations';

/**
 * Ways around the rules of the record that migration 0015 left open. A start that was moved took a lost pick back: what
 * counts is the first start that any version named. A posted pick could become a draft again, or change its id, without
 * a leaf; an id of the log could be used again; the limits of the house could change without a policy leaf, and a reason
 * published after a pick was sealed made it void.
 */
export class Migration0028FirstStart extends Migration {
  override up(): void {
    this.addSql(FIRST_START);
    this.addSql(VOID_REASONS);
    for (const [name, from, to] of CHANGES) this.addSql(replaced(name, from, to));
  }

  override down(): void {
    for (const [name, from, to] of CHANGES) this.addSql(replaced(name, to, from));
    this.addSql('drop function record_void_reasons(text)');
    this.addSql('drop function record_first_start(text)');
  }
}

const FIRST_START = `
create function record_first_start(pick text) returns timestamptz language sql stable as $$
  select min((o.bet::json ->> 'startsAt')::timestamptz) from record_leaves l join record_openings o using (index)
   where l.pick_id = $1
$$`;

/** Of the policy under which the pick was first sealed; of the first one where it is older. */
const VOID_REASONS = `
create function record_void_reasons(pick text) returns text[] language sql stable as $$
  with policies as (
    select index, array(select json_array_elements_text(body::json -> 'voidReasons')) as reasons
      from record_leaves where kind = 'policy')
  select coalesce(
    (select reasons from policies where index < (select min(index) from record_leaves where pick_id = $1)
      order by index desc limit 1),
    (select reasons from policies order by index limit 1),
    (select void_reasons from record_head))
$$`;

/** What readers pay for, but for when the game is. */
const WORDS = [
  ...[
    'team_one',
    'team_two',
    'pick',
    'pick_details',
    'market',
    'line',
    'odds',
    'units',
    'book',
    'probability',
  ],
  ...['league', 'tier', 'analyst'],
];
const row = (name: string) => `(${WORDS.map((column) => `${name}."${column}"`).join(', ')})`;

const WITHDRAWN = 'if moment >= OLD.starts_at then';
const POSTED = '  NEW.late := case when was_posted then OLD.late else moment >= NEW.starts_at end;\n';
const DELETED = "if OLD.status <> 'DRAFT' and OLD.readable_at <= greatest(now(), OLD.updated_at) then";
const VERSION = '  NEW.version := OLD.version + (';
const HEAD = '     or NEW.clock <> OLD.clock and';
const VOID = 'NEW.void_reason <> all ((select void_reasons from record_head)::text[])';

const CHANGES: readonly (readonly [name: string, from: string, to: string])[] = [
  ['picks_rules()', WITHDRAWN, 'if moment >= least(OLD.starts_at, record_first_start(OLD.id)) then'],
  [
    'picks_rules()',
    POSTED,
    `${POSTED}  if not was_posted and exists (select from record_leaves where pick_id = NEW.id) then
    raise exception 'the log holds another pick of this id' using errcode = 'CL002';
  end if;
`,
  ],
  [
    'picks_guard()',
    DELETED,
    `if OLD.status <> 'DRAFT' and least(OLD.readable_at, OLD.starts_at, record_first_start(OLD.id)) <= greatest(now(), OLD.updated_at) then`,
  ],
  [
    'picks_guard()',
    VERSION,
    `  if OLD.status <> 'DRAFT' then
    if NEW.status = 'DRAFT' or NEW.id <> OLD.id then
      raise exception 'a posted pick stays in the record' using errcode = 'CL002';
    end if;
    if ${row('OLD')} is distinct from ${row('NEW')} then
      if record_first_start(OLD.id) <= moment then
        raise exception 'the words of a started pick are immutable' using errcode = 'CL001';
      end if;
    end if;
  end if;
${VERSION}`,
  ],
  [
    'record_head_guard()',
    HEAD,
    `     or (NEW.most_units, NEW.void_reasons) is distinct from (OLD.most_units, OLD.void_reasons) and not exists (
       select from record_leaves where index = OLD.size - 1 and kind = 'policy'
          and (body::json ->> 'mostUnits')::numeric = NEW.most_units
          and array(select json_array_elements_text(body::json -> 'voidReasons')) = NEW.void_reasons)
${HEAD}`,
  ],
  ['pick_grades_rules()', VOID, 'NEW.void_reason <> all (record_void_reasons(NEW.pick_id))'],
];

/** The text of a function with other words in it. */
function replaced(name: string, from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('${name}'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}
