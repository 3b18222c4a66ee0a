import type { Context } from '#gateway/auth/context.ts';
import { memberOf } from '#gateway/auth/roles.ts';
import { readLimits } from '#gateway/billing/ledger/limit-rows.ts';
import type { Fragment, Rows } from '#gateway/database/rows.ts';
import { suppressionsOf } from '#gateway/mail/suppressions.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import type { MemberDataType } from '#schema/types/access/account.type.ts';
import * as statements from './export-data.sql.ts';

/** What each part of the file holds. */
const PARTS = {
  account: statements.exportedAccount,
  plans: statements.exportedPlans,
  planEvents: statements.exportedPlanEvents,
  invoices: statements.exportedInvoices,
  payments: statements.exportedPayments,
  paymentMethods: statements.exportedPaymentMethods,
  coupons: statements.exportedCoupons,
  devices: statements.exportedDevices,
  sessions: statements.exportedSessions,
  notifications: statements.exportedNotifications,
  feeds: statements.exportedFeeds,
  discord: statements.exportedDiscord,
  passkeys: statements.exportedPasskeys,
  apiKeys: statements.exportedApiKeys,
  webhookEndpoints: statements.exportedWebhookEndpoints,
  serviceMonths: statements.exportedServiceMonths,
  mails: statements.exportedMails,
  alertSettings: statements.exportedAlertSettings,
  pickAlerts: statements.exportedPickAlerts,
  acknowledgedProblems: statements.exportedAcknowledgedProblems,
  agreements: statements.exportedAgreements,
  auditLog: statements.exportedAuditLog,
};

/** Everything that is stored about the signed-in member, as a file. Keyed hashes cannot be read back and are left out. */
export async function exportData(context: Context): Promise<MemberDataType> {
  const { id: userId, email } = memberOf(context);
  const { database, trials, now } = context;
  const parts: Record<string, unknown> = {};
  for (const [name, statement] of Object.entries(PARTS))
    parts[name] = await columnsAsStored(database.em, statement.part({ userId }));
  const limits = await readLimits(database.em, trials.keys, { userId, email }, now);
  const mailStops = await suppressionsOf(database.em, [trials.keys.emailKey(email)]);
  const stops = mailStops.map(({ scope, reason, detail, at }) => ({ scope, reason, detail, at }));
  const data = { product: PRODUCT.name, exportedAt: now, ...parts, limits, mailStops: stops };
  return { fileName: `${PRODUCT.name.toLowerCase()}-data.json`, content: JSON.stringify(data, null, 2) };
}

/** The file names columns as the database does, and keeps their order. */
function columnsAsStored(rows: Rows, { sql, params }: Fragment): Promise<object[]> {
  return rows.execute(sql, params);
}
