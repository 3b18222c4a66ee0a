import { Migration } from '@mikro-orm/migrations';

/**
 * Every price that figures use is sealed in the log by the transaction that writes it, and opens with its pick. A
 * further price of the same moment is a further leaf; no price is removed. What was opened too late is overdue for ever,
 * also where no job saw it in between.
 */
export class Migration0027SealedPrices extends Migration {
  override up(): void {
    for (const statement of [TABLE, SEAL, RULES, SEALED]) this.addSql(statement);
    this.addSql(replaced('record_reveal(timestamptz)', DAY_OPENED, DAY_OPENED_LATE));
    // While it still may.
    this.addSql(
      'delete from pick_prices where pick_id not in (select pick_id from record_leaves where pick_id is not null)',
    );
    for (const [table, events, level] of KEPT)
      this.addSql(
        `create trigger "${table}_${level === 'row' ? 'append_only' : 'kept'}" before ${events} on "${table}" for each ${level} execute function append_only()`,
      );
    this.addSql('select record_seal_price(pick_prices) from pick_prices order by at, pick_id, moment');
    for (const [name, when] of TRIGGERS) this.addSql(`create ${name} ${when}`);
  }

  override down(): void {
    for (const [name] of TRIGGERS) this.addSql(`drop ${name.replace('constraint ', '')} on "pick_prices"`);
    this.addSql('drop trigger "pick_prices_append_only" on "pick_prices"');
    this.addSql('drop trigger "pick_prices_kept" on "pick_prices"');
    this.addSql(replaced('record_reveal(timestamptz)', DAY_OPENED_LATE, DAY_OPENED));
    for (const name of ['pick_prices_sealed()', 'pick_prices_rules()', 'record_seal_price(pick_prices)'])
      this.addSql(`drop function ${name}`);
    this.addSql('drop table "record_price_openings"');
  }
}

const TABLE = `
create table "record_price_openings" (
  "index" int not null,
  "salt" bytea not null,
  "price" text not null,
  primary key ("index"))`;

/** Commits to a price as it stands, with a salt of its own that only the database knows. */
const SEAL = `
create function record_seal_price(price pick_prices) returns void language plpgsql as $$
declare
  next record := record_next(price.at);
  salt bytea := sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));
  words text := (select row_to_json(f)::text from (select price.book, trim_scale(price.line)::text as line,
    trim_scale(price.odds)::text as odds, trim_scale(price.odds_other)::text as "oddsOther") f);
begin
  insert into record_price_openings values (next.index, salt, words);
  perform record_write(next.index, next.at, 'price', (select row_to_json(f) from (select price.pick_id as pick, price.moment,
    encode(sha256(convert_to('chalkline/price/v1', 'UTF8') || '\\x00'::bytea || salt || convert_to(words, 'UTF8')), 'base64') as c) f));
end $$`;

const RULES = `
create function pick_prices_rules() returns trigger language plpgsql as $$
begin
  if TG_OP = 'UPDATE' and (NEW.pick_id, NEW.moment) is distinct from (OLD.pick_id, OLD.moment) then
    raise exception 'a price stays that of its pick and moment' using errcode = 'CL003';
  end if;
  if not exists (select from picks where id = NEW.pick_id and status <> 'DRAFT') then
    raise exception 'a price is of a posted pick' using errcode = 'CL012';
  end if;
  NEW.at := record_moment(NEW.at);
  return NEW;
end $$`;

const SEALED = `
create function pick_prices_sealed() returns trigger language plpgsql as $$
begin
  if TG_OP = 'UPDATE' then
    if (NEW.book, NEW.line, NEW.odds, NEW.odds_other) is not distinct from (OLD.book, OLD.line, OLD.odds, OLD.odds_other) then
      return null;
    end if;
  end if;
  perform record_seal_price(NEW);
  return null;
end $$`;

const DAY_OPENED = '    insert into record_days values (due.day, leaf);';
const DAY_OPENED_LATE = `    if indexes is not null and record_moment(said) > due.reveal_by::timestamptz + interval '24 hours' then
      insert into record_overdue select distinct l.pick_id, record_moment(said), h.most_units
        from record_leaves l, record_head h where l.index = any(indexes) and l.kind = 'pick' on conflict do nothing;
    end if;
${DAY_OPENED}`;

/** The text of a function with other words in it. */
function replaced(name: string, from: string, to: string): string {
  return `do $do$ begin execute replace(pg_get_functiondef('${name}'::regprocedure), $from$${from}$from$, $to$${to}$to$); end $do$`;
}

const KEPT = [
  ['record_price_openings', 'update or delete', 'row'],
  ['record_price_openings', 'truncate', 'statement'],
  ['pick_prices', 'delete', 'row'],
  ['pick_prices', 'truncate', 'statement'],
] as const;

const EACH = 'on "pick_prices"';
const TRIGGERS: [name: string, when: string][] = [
  [
    'trigger "pick_prices_rules"',
    `before insert or update ${EACH} for each row execute function pick_prices_rules()`,
  ],
  [
    'constraint trigger "pick_prices_sealed"',
    `after insert or update ${EACH} deferrable initially deferred for each row execute function pick_prices_sealed()`,
  ],
];
