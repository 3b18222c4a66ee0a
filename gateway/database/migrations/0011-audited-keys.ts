import { Migration } from '@mikro-orm/migrations';

/** Which API key an entry was written with, and by which one may ask what a lost key did. */
export class Migration0011AuditedKeys extends Migration {
  override up(): void {
    this.addSql(`alter table "audit_log"
      add column "key_id" varchar(40) null, add column "key_prefix" varchar(16) null`);
    this.addSql('create index "audit_log_key" on "audit_log" ("key_id", "id")');
  }

  override down(): void {
    this.addSql('drop index "audit_log_key"');
    this.addSql('alter table "audit_log" drop column "key_id", drop column "key_prefix"');
  }
}
