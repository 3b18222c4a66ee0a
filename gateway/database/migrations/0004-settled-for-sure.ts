import { Migration } from '@mikro-orm/migrations';

/** A purchase that is being undone says so, and notifications that could not be worked on come again. */
export class Migration0004SettledForSure extends Migration {
  override up(): void {
    this.states(['prepared', 'undoing', 'completed', 'failed'], ['prepared', 'undoing']);
    this.addSql(
      'alter table "webhook_inbox" add column "attempts" smallint not null default 0, add column "next_attempt_at" timestamptz(3) null',
    );
    this.addSql('update "webhook_inbox" set "next_attempt_at" = "received_at"');
    this.addSql('alter table "webhook_inbox" alter column "next_attempt_at" set not null');
    this.addSql('drop index "webhook_inbox_open"');
    this.addSql(
      'create index "webhook_inbox_open" on "webhook_inbox" ("next_attempt_at") where "processed_at" is null',
    );
  }

  override down(): void {
    this.addSql('drop index "webhook_inbox_open"');
    this.addSql('alter table "webhook_inbox" drop column "attempts", drop column "next_attempt_at"');
    this.addSql(
      'create index "webhook_inbox_open" on "webhook_inbox" ("received_at") where "processed_at" is null',
    );
    this.addSql(`update "purchases" set "state" = 'prepared' where "state" = 'undoing'`);
    this.states(['prepared', 'completed', 'failed'], ['prepared']);
  }

  private states(all: string[], open: string[]): void {
    const list = (names: string[]) => names.map((name) => `'${name}'`).join(', ');
    const which = open.length === 1 ? `= ${list(open)}` : `in (${list(open)})`;
    this.addSql('drop index "purchases_open"');
    this.addSql('alter table "purchases" drop constraint "purchases_state_check"');
    this.addSql(
      `alter table "purchases" add constraint "purchases_state_check" check ("state" in (${list(all)}))`,
    );
    this.addSql(`create index "purchases_open" on "purchases" ("created_at") where "state" ${which}`);
  }
}
