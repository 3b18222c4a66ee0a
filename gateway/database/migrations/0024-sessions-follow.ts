import { Migration } from '@mikro-orm/migrations';

/** A member whose id changes, by a claim or a deletion, takes their sessions along as every other reference does. */
export class Migration0024SessionsFollow extends Migration {
  override up(): void {
    this.addSql('alter table "sessions" drop constraint "sessions_user_id_foreign"');
    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id")
      references "users" ("id") on update cascade on delete cascade`);
  }

  override down(): void {
    this.addSql('alter table "sessions" drop constraint "sessions_user_id_foreign"');
    this.addSql(`alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id")
      references "users" ("id") on delete cascade`);
  }
}
