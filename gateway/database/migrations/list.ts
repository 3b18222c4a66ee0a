import { Migration0001FirstLight } from './0001-first-light.ts';
import { Migration0002HonestRecord } from './0002-honest-record.ts';
import { Migration0003Money } from './0003-money.ts';
import { Migration0004SettledForSure } from './0004-settled-for-sure.ts';
import { Migration0005AdminLists } from './0005-admin-lists.ts';
import { Migration0006ApiKeys } from './0006-api-keys.ts';
import { Migration0007CostPoints } from './0007-cost-points.ts';
import { Migration0008Live } from './0008-live.ts';
import { Migration0009PicksInOrder } from './0009-picks-in-order.ts';
import { Migration0010Webhooks } from './0010-webhooks.ts';
import { Migration0011AuditedKeys } from './0011-audited-keys.ts';
import { Migration0012TemporaryPasswords } from './0012-temporary-passwords.ts';
import { Migration0013PurchasesByOrder } from './0013-purchases-by-order.ts';
import { Migration0014RecordLog } from './0014-record-log.ts';
import { Migration0015RecordRules } from './0015-record-rules.ts';
import { Migration0016VoidedCharges } from './0016-voided-charges.ts';
import { Migration0017Customers } from './0017-customers.ts';
import { Migration0018PicksVersion } from './0018-picks-version.ts';
import { Migration0019Members } from './0019-members.ts';
import { Migration0020RecordFigures } from './0020-record-figures.ts';
import { Migration0021PricesChangePicks } from './0021-prices-change-picks.ts';
import { Migration0022MembersRights } from './0022-members-rights.ts';

/** In the order they run. A migration that has landed is never edited. */
export const MIGRATIONS = [
  { name: '0001-first-light', class: Migration0001FirstLight },
  { name: '0002-honest-record', class: Migration0002HonestRecord },
  { name: '0003-money', class: Migration0003Money },
  { name: '0004-settled-for-sure', class: Migration0004SettledForSure },
  { name: '0005-admin-lists', class: Migration0005AdminLists },
  { name: '0006-api-keys', class: Migration0006ApiKeys },
  { name: '0007-cost-points', class: Migration0007CostPoints },
  { name: '0008-live', class: Migration0008Live },
  { name: '0009-picks-in-order', class: Migration0009PicksInOrder },
  { name: '0010-webhooks', class: Migration0010Webhooks },
  { name: '0011-audited-keys', class: Migration0011AuditedKeys },
  { name: '0012-temporary-passwords', class: Migration0012TemporaryPasswords },
  { name: '0013-purchases-by-order', class: Migration0013PurchasesByOrder },
  { name: '0014-record-log', class: Migration0014RecordLog },
  { name: '0015-record-rules', class: Migration0015RecordRules },
  { name: '0016-voided-charges', class: Migration0016VoidedCharges },
  { name: '0017-customers', class: Migration0017Customers },
  { name: '0018-picks-version', class: Migration0018PicksVersion },
  { name: '0019-members', class: Migration0019Members },
  { name: '0020-record-figures', class: Migration0020RecordFigures },
  { name: '0021-prices-change-picks', class: Migration0021PricesChangePicks },
  { name: '0022-members-rights', class: Migration0022MembersRights },
];
