import { Migration } from '@mikro-orm/migrations';

/** Deleted accounts, and the limits that members set themselves. */
export class Migration0022MembersRights extends Migration {
  override up(): void {
    this.addSql(`create table "account_deletions" ("id" varchar(40) not null, "user_key" varchar(64) not null,
      "uid" varchar(128) null, "cards" text[] null, "deleted_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(
      'alter table "account_deletions" add constraint "account_deletions_user_key_unique" unique ("user_key")',
    );
    this.addSql(
      'create index "account_deletions_open" on "account_deletions" ("deleted_at") where "uid" is not null',
    );
    this.addSql(`create table "play_limits" ("person_key" varchar(64) not null, "age_confirmed_at" timestamptz(3) null,
      "monthly_limit_cents" int null, "next_limit_cents" int null, "next_limit_at" timestamptz(3) null,
      "cool_off_until" timestamptz(3) null, "excluded_until" timestamptz(3) null, primary key ("person_key"))`);
    this.addSql(NEVER_SHORTER);
    this.addSql(
      'create trigger "play_limits_never_shorter" before update or delete on "play_limits" for each row execute function play_limits_never_shorter()',
    );
  }

  override down(): void {
    this.addSql('drop table "play_limits"');
    this.addSql('drop function play_limits_never_shorter()');
    this.addSql('drop table "account_deletions"');
  }
}

/** No statement can shorten a break or a self-exclusion. */
const NEVER_SHORTER = `
create function play_limits_never_shorter() returns trigger language plpgsql as $$
begin
  if OLD.cool_off_until is null and OLD.excluded_until is null then
    return case TG_OP when 'DELETE' then OLD else NEW end;
  end if;
  if TG_OP = 'DELETE'
    or NEW.person_key <> OLD.person_key
    or coalesce(NEW.cool_off_until, '-infinity') < coalesce(OLD.cool_off_until, '-infinity')
    or coalesce(NEW.excluded_until, '-infinity') < coalesce(OLD.excluded_until, '-infinity') then
    raise exception 'a break or self-exclusion cannot be shortened' using errcode = 'restrict_violation';
  end if;
  return NEW;
end $$`;
