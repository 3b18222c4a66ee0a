import { Migration } from '@mikro-orm/migrations';

/** Keys with which programs ask in the name of a member. */
export class Migration0006ApiKeys extends Migration {
  override up(): void {
    this.addSql(`create table "api_keys" (
      "id" varchar(40) not null,
      "user_id" varchar(128) not null,
      "name" varchar(60) not null,
      "prefix" varchar(16) not null,
      "secret_hash" varchar(64) not null,
      "scopes" text[] not null,
      "expires_at" timestamptz(3) null,
      "last_used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null,
      "revoked_at" timestamptz(3) null, primary key ("id"))`);
    this.addSql('alter table "api_keys" add constraint "api_keys_secret_hash_unique" unique ("secret_hash")');
    this.addSql('create index "api_keys_owner" on "api_keys" ("user_id", "created_at", "id")');
    this.addSql(
      'alter table "api_keys" add constraint "api_keys_user_id_foreign" foreign key ("user_id") references "users" ("id")',
    );
  }

  override down(): void {
    this.addSql('drop table "api_keys"');
  }
}
