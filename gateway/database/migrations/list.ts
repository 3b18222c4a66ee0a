import { Migration0001Baseline } from './0001-baseline.ts';
import { Migration0002SearchMembers } from './0002-search-members.ts';
import { Migration0003PersonKey } from './0003-person-key.ts';
import { Migration0004Backups } from './0004-backups.ts';
import { Migration0005Mrr } from './0005-mrr.ts';
import { Migration0006AlertSettings } from './0006-alert-settings.ts';
import { Migration0007PickAlerts } from './0007-pick-alerts.ts';
import { Migration0008Games } from './0008-games.ts';
import { Migration0009StaffRoles } from './0009-staff-roles.ts';
import { Migration0010PushSubscriptions } from './0010-push-subscriptions.ts';
import { Migration0011FeedAddresses } from './0011-feed-addresses.ts';
import { Migration0012Passkeys } from './0012-passkeys.ts';
import { Migration0013RevenueIndexes } from './0013-revenue-indexes.ts';
import { Migration0014CouponBatches } from './0014-coupon-batches.ts';
import { Migration0015CouponIndexes } from './0015-coupon-indexes.ts';
import { Migration0016Discord } from './0016-discord.ts';
import { Migration0017AuditLog } from './0017-audit-log.ts';
import { Migration0018MemberActs } from './0018-member-acts.ts';
import { Migration0019AnalystTexts } from './0019-analyst-texts.ts';
import { Migration0020Arbitrages } from './0020-arbitrages.ts';
import { Migration0021ListIndexes } from './0021-list-indexes.ts';
import { Migration0022PlanPrices } from './0022-plan-prices.ts';
import { Migration0023Operations } from './0023-operations.ts';
import { Migration0024MyBooks } from './0024-my-books.ts';
import { Migration0025AlertsDue } from './0025-alerts-due.ts';
import { Migration0026PlanPriceMoves } from './0026-plan-price-moves.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  // They hold tables, indexes, constraints and rows. Functions and triggers are in gateway/database/program.
  { name: '0001-baseline', class: Migration0001Baseline },
  { name: '0002-search-members', class: Migration0002SearchMembers },
  { name: '0003-person-key', class: Migration0003PersonKey },
  { name: '0004-backups', class: Migration0004Backups },
  { name: '0005-mrr', class: Migration0005Mrr },
  { name: '0006-alert-settings', class: Migration0006AlertSettings },
  { name: '0007-pick-alerts', class: Migration0007PickAlerts },
  { name: '0008-games', class: Migration0008Games },
  { name: '0009-staff-roles', class: Migration0009StaffRoles },
  { name: '0010-push-subscriptions', class: Migration0010PushSubscriptions },
  { name: '0011-feed-addresses', class: Migration0011FeedAddresses },
  { name: '0012-passkeys', class: Migration0012Passkeys },
  { name: '0013-revenue-indexes', class: Migration0013RevenueIndexes },
  { name: '0014-coupon-batches', class: Migration0014CouponBatches },
  { name: '0015-coupon-indexes', class: Migration0015CouponIndexes },
  { name: '0016-discord', class: Migration0016Discord },
  { name: '0017-audit-log', class: Migration0017AuditLog },
  { name: '0018-member-acts', class: Migration0018MemberActs },
  { name: '0019-analyst-texts', class: Migration0019AnalystTexts },
  { name: '0020-arbitrages', class: Migration0020Arbitrages },
  { name: '0021-list-indexes', class: Migration0021ListIndexes },
  { name: '0022-plan-prices', class: Migration0022PlanPrices },
  { name: '0023-operations', class: Migration0023Operations },
  { name: '0024-my-books', class: Migration0024MyBooks },
  { name: '0025-alerts-due', class: Migration0025AlertsDue },
  { name: '0026-plan-price-moves', class: Migration0026PlanPriceMoves },
];
