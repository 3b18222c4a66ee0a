import type { Letter, Links, ReceiptCounts } from './letter.ts';
import type { MailData, Template } from './mail.ts';
import { accountDeleted } from './templates/account-deleted.ts';
import { accountDisabled } from './templates/account-disabled.ts';
import { accountEnabled } from './templates/account-enabled.ts';
import { addressCorrected } from './templates/address-corrected.ts';
import { adminApproval } from './templates/admin-approval.ts';
import { adminDispute } from './templates/admin-dispute.ts';
import { adminLateOpening } from './templates/admin-late-opening.ts';
import { adminNoPicks } from './templates/admin-no-picks.ts';
import { adminOwner } from './templates/admin-owner.ts';
import { cancelled } from './templates/cancelled.ts';
import { cardExpiring } from './templates/card-expiring.ts';
import { cardReplaced } from './templates/card-replaced.ts';
import { confirmAddress } from './templates/confirm-address.ts';
import { daysGiven } from './templates/days-given.ts';
import { keyCreated } from './templates/key-created.ts';
import { keyWaiting } from './templates/key-waiting.ts';
import { lateChargeRefunded } from './templates/late-charge-refunded.ts';
import { newDevice } from './templates/new-device.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { pauseEnding } from './templates/pause-ending.ts';
import { planChanged } from './templates/plan-changed.ts';
import { planEnded } from './templates/plan-ended.ts';
import { planGranted } from './templates/plan-granted.ts';
import { planKept } from './templates/plan-kept.ts';
import { planPaused } from './templates/plan-paused.ts';
import { priceChange } from './templates/price-change.ts';
import { purchaseReceipt } from './templates/purchase-receipt.ts';
import { reactivated } from './templates/reactivated.ts';
import { refunded } from './templates/refunded.ts';
import { renewalFailed } from './templates/renewal-failed.ts';
import { renewalReceipt } from './templates/renewal-receipt.ts';
import { sessionsEnded } from './templates/sessions-ended.ts';
import { staffInvitation } from './templates/staff-invitation.ts';
import { staffRole } from './templates/staff-role.ts';
import { trialEnding } from './templates/trial-ending.ts';
import { trialStarted } from './templates/trial-started.ts';
import { webhookDisabled } from './templates/webhook-disabled.ts';
import { weeklyReceipts } from './templates/weekly-receipts.ts';
import { welcome } from './templates/welcome.ts';

type Write<T extends Template> = (data: MailData[T], links: Links, receipts: ReceiptCounts | null) => Letter;

const TEMPLATES: { [T in Template]: Write<T> } = {
  welcome,
  'confirm-address': confirmAddress,
  'purchase-receipt': purchaseReceipt,
  'trial-started': trialStarted,
  'trial-ending': trialEnding,
  'price-change': priceChange,
  'renewal-failed': renewalFailed,
  'card-expiring': cardExpiring,
  cancelled,
  reactivated,
  'plan-paused': planPaused,
  'pause-ending': pauseEnding,
  'plan-changed': planChanged,
  'plan-kept': planKept,
  'plan-granted': planGranted,
  'card-replaced': cardReplaced,
  'password-changed': passwordChanged,
  'sessions-ended': sessionsEnded,
  'days-given': daysGiven,
  'account-disabled': accountDisabled,
  'account-enabled': accountEnabled,
  'address-corrected': addressCorrected,
  'staff-role': staffRole,
  'staff-invitation': staffInvitation,
  'new-device': newDevice,
  'key-created': keyCreated,
  'key-waiting': keyWaiting,
  refunded,
  'renewal-receipt': renewalReceipt,
  'plan-ended': planEnded,
  'account-deleted': accountDeleted,
  'late-charge-refunded': lateChargeRefunded,
  'admin-no-picks': adminNoPicks,
  'admin-late-opening': adminLateOpening,
  'admin-dispute': adminDispute,
  'admin-approval': adminApproval,
  'admin-owner': adminOwner,
  'webhook-disabled': webhookDisabled,
  'weekly-receipts': weeklyReceipts,
};

/** The content of a mail. Throws for a template that this version does not know. */
export function compose<T extends Template>(
  template: T,
  data: MailData[T],
  links: Links,
  receipts: ReceiptCounts | null,
): Letter {
  const write = TEMPLATES[template];
  if (!write) throw new Error(`Unknown mail template: ${template}`);
  return write(data, links, receipts);
}
