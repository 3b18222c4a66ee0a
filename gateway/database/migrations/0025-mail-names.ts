import { Migration } from '@mikro-orm/migrations';

/** Mails that wait to be sent get the names that templates have now. */
export class Migration0025MailNames extends Migration {
  override up(): void {
    for (const [before, now] of NAMES)
      this.addSql(`update "outbox" set "template" = '${now}' where "template" = '${before}'`);
    this.addSql(renamedMoment('creditedAt', 'refundedAt'));
  }

  override down(): void {
    this.addSql(renamedMoment('refundedAt', 'creditedAt'));
    for (const [before, now] of NAMES)
      this.addSql(`update "outbox" set "template" = '${before}' where "template" = '${now}'`);
  }
}

const NAMES = [
  ['receipt', 'purchase-receipt'],
  ['payment-received', 'renewal-receipt'],
  ['credited', 'refunded'],
  ['charge-given-back', 'late-charge-refunded'],
];

function renamedMoment(before: string, now: string): string {
  return `update "outbox" set "data" = "data" - '${before}' || jsonb_build_object('${now}', "data" -> '${before}')
    where "data" -> '${before}' is not null`;
}
