import { Migration } from '@mikro-orm/migrations';

/** Accounts that are there get their key by the job `person-keys`: the hash needs a secret that the database has not. */
export class Migration0003PersonKey extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    this.addSql('alter table "users" add column if not exists "person_key" varchar(64) null');
    // Building waits for transactions that are older than it, and nobody waits behind it.
    this.addSql('set lock_timeout = 0');
    this.addSql('drop index concurrently if exists "users_person"');
    this.addSql('create index concurrently "users_person" on "users" ("person_key")');
    this.addSql('reset lock_timeout');
  }

  override down(): void {
    this.addSql('alter table "users" drop column "person_key"');
  }
}
