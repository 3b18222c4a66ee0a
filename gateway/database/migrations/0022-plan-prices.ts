import { Migration } from '@mikro-orm/migrations';
import { FIRST_PRICES, PAID_TIERS } from '#schema/rules/money/plan-prices.ts';

/**
 * What plans cost, as rows that are only added to; the documented prices come first. A charge keeps the price of a month that
 * it agreed to, and a planned change the price that was said when it was chosen.
 */
export class Migration0022PlanPrices extends Migration {
  override up(): void {
    this.addSql(
      `create table plan_prices (
        id int primary key,
        tier text not null,
        months smallint not null,
        cents int not null,
        starts_at timestamptz(3) not null,
        "by" varchar(128) not null,
        reason varchar(200) not null,
        created_at timestamptz(3) not null default now(),
        constraint plan_prices_tier_check check (tier in ('PLUS', 'PREMIUM', 'VIP')),
        constraint plan_prices_amount_check check (months > 0 and cents > 0)
      )`,
    );
    for (const [at, tier] of PAID_TIERS.entries())
      this.addSql(
        `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
         values (${at + 1}, '${tier}', 1, ${FIRST_PRICES[tier]}, '1970-01-01', 'system', 'The documented price')`,
      );
    this.addSql('alter table invoices add column month_cents int');
    this.addSql('alter table subscriptions add column pending_cents int');
    this.addSql(
      `update subscriptions s set pending_cents = p.cents from plan_prices p
        where p.tier = s.pending_tier and s.pending_tier is not null and s.state <> 'ended'`,
    );
  }

  override down(): void {
    this.addSql('alter table subscriptions drop column pending_cents');
    this.addSql('alter table invoices drop column month_cents');
    this.addSql('drop table plan_prices');
  }
}
