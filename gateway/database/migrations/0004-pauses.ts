import { Migration } from '@mikro-orm/migrations';

const STATES = ['incomplete', 'trialing', 'active', 'past_due'];
const KINDS = ['NEW', 'REACTIVATION', 'EXPANSION', 'CONTRACTION', 'PRICE'];

/** Plans that their members pause until a day, and how recurring revenue moves when they do. */
export class Migration0004Pauses extends Migration {
  override up(): void {
    this.addSql('alter table subscriptions add column paused_until timestamptz(3)');
    this.#allow('subscriptions', 'state', [...STATES, 'paused', 'ended']);
    this.#allow('mrr_movements', 'kind', [...KINDS, 'PAUSE', 'RESUME', 'CHURN']);
  }

  override down(): void {
    this.#allow('mrr_movements', 'kind', [...KINDS, 'CHURN']);
    this.#allow('subscriptions', 'state', [...STATES, 'ended']);
    this.addSql('alter table subscriptions drop column paused_until');
  }

  #allow(table: string, column: string, values: readonly string[]): void {
    const named = `${table}_${column}_check`;
    this.addSql(`alter table ${table} drop constraint ${named}`);
    this.addSql(
      `alter table ${table} add constraint ${named} check (${column} in ('${values.join(`', '`)}')) not valid`,
    );
    this.addSql(`alter table ${table} validate constraint ${named}`);
  }
}
