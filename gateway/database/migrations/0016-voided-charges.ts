import { Migration } from '@mikro-orm/migrations';

/** A charge that is refunded before it settles is voided: neither it nor its credit moves money. */
export class Migration0016VoidedCharges extends Migration {
  override up(): void {
    this.addSql('alter table "payment_attempts" add column "voided_at" timestamptz(3) null');
  }

  override down(): void {
    this.addSql('alter table "payment_attempts" drop column "voided_at"');
  }
}
