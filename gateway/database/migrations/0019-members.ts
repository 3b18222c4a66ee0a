import { Migration } from '@mikro-orm/migrations';

/** Tables that follow a member whose uid changes. */
const OF_MEMBERS = ['subscriptions', 'payment_methods', 'invoices', 'api_keys'];

/** Billing name and address, the card on invoices, and accounts whose identity changes. */
export class Migration0019Members extends Migration {
  override up(): void {
    this.addSql('alter table "users" add column "billing" jsonb null');
    this.addSql('alter table "invoices" add column "billed_to" jsonb null');
    this.addSql(
      'alter table "payment_attempts" add column "card_type" varchar(40) null, add column "card_last4" varchar(4) null',
    );
    for (const table of OF_MEMBERS) this.refer(table, ' on update cascade');
  }

  override down(): void {
    for (const table of OF_MEMBERS) this.refer(table, '');
    this.addSql('alter table "payment_attempts" drop column "card_last4", drop column "card_type"');
    this.addSql('alter table "invoices" drop column "billed_to"');
    this.addSql('alter table "users" drop column "billing"');
  }

  private refer(table: string, rule: string): void {
    this.addSql(`alter table "${table}" drop constraint "${table}_user_id_foreign"`);
    this.addSql(
      `alter table "${table}" add constraint "${table}_user_id_foreign" foreign key ("user_id") references "users" ("id")${rule}`,
    );
  }
}
