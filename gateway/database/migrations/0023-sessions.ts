import { Migration } from '@mikro-orm/migrations';

/** The sessions of members, since when they count, and the session that made an API key. */
export class Migration0023Sessions extends Migration {
  override up(): void {
    this.addSql('alter table "users" add column "sessions_valid_since" timestamptz(3) null');
    this.addSql('alter table "api_keys" add column "session_started_at" timestamptz(3) null');
    this.addSql(`create table "sessions" (
      "user_id" varchar(128) not null,
      "signed_in_at" timestamptz(3) not null,
      "device" varchar(64) not null,
      "device_name" varchar(60) not null,
      "last_seen_at" timestamptz(3) not null,
      "announce" boolean not null,
      primary key ("user_id", "signed_in_at"),
      constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`);
    this.addSql('create index "sessions_to_announce" on "sessions" ("signed_in_at") where "announce"');
    this.addSql('drop trigger "users_heard" on "users"');
    this.addSql(`create trigger "users_heard"
      after insert or update of is_admin, trial_ends_at, sessions_valid_since or delete on "users"
      for each row execute function reader_changed('id')`);
  }

  override down(): void {
    this.addSql('drop trigger "users_heard" on "users"');
    this.addSql(`create trigger "users_heard" after insert or update of is_admin, trial_ends_at or delete on "users"
      for each row execute function reader_changed('id')`);
    this.addSql('drop table "sessions"');
    this.addSql('alter table "api_keys" drop column "session_started_at"');
    this.addSql('alter table "users" drop column "sessions_valid_since"');
  }
}
