import { Migration } from '@mikro-orm/migrations';

/** Plans whose period ends in the evening of New York, when it is the next day in UTC. */
const EVENING = `state <> 'ended' and
  (current_period_ends_at at time zone 'America/New_York')::date < (current_period_ends_at at time zone 'UTC')::date`;

/** Running plans keep their next charge, and renew by New York's day from then on instead of UTC's. */
export class Migration0002NewYorkDays extends Migration {
  override up(): void {
    this.addSql(
      `update subscriptions set anchor_day = case anchor_day when 1 then 31 else anchor_day - 1 end where ${EVENING}`,
    );
  }

  override down(): void {
    this.addSql(
      `update subscriptions set anchor_day = case anchor_day when 31 then 1 else anchor_day + 1 end where ${EVENING}`,
    );
  }
}
