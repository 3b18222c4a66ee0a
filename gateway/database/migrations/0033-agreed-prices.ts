import { Migration } from '@mikro-orm/migrations';

/** A plan keeps the price that its member agreed to. Plans that run were all sold at the prices of this day. */
export class Migration0033AgreedPrices extends Migration {
  override up(): void {
    this.addSql('alter table "subscriptions" add column "agreed_cents" integer null');
    this.addSql(
      `update "subscriptions" set "agreed_cents" = case "tier" when 'PLUS' then 7900 when 'PREMIUM' then 12900 else 24900 end
        where "state" <> 'ended' and "source" = 'purchase'`,
    );
  }

  override down(): void {
    this.addSql('alter table "subscriptions" drop column "agreed_cents"');
  }
}
