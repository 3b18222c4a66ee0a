import { type AuditAction, knownAction } from '#schema/rules/access/audit-actions.ts';
import { STAFF_LABELS, type StaffRole } from '#schema/rules/access/staff.ts';
import {
  amount,
  type Details,
  instantOf,
  onDay,
  plan,
  reasonText,
  through,
  type Words,
} from './history-text.ts';

const TEXTS: Record<AuditAction, Words> = {
  'pick.create': () => 'Wrote a pick',
  'pick.update': () => 'Changed a pick',
  'pick.publish': () => 'Posted a pick',
  'pick.delete': () => 'Deleted a pick that nobody had read',
  'pick.withdraw': () => 'Withdrew a pick',
  'pick.grade': ({ to }) => `Graded a pick${typeof to === 'string' ? ` ${to}` : ''}`,
  'pick.price': () => 'Noted the price of a pick',
  'pick.score': () => 'Noted the score of a game',
  'pick.start': () => 'Moved a pick with the start of its game',
  'pick.game': () => 'Linked a pick to a game',
  'analyst.text': () => 'Changed the text of an analyst',
  'game.answer': () => 'Answered a question about a game',
  'game.postpone': ({ isPostponed }) =>
    isPostponed ? 'Marked a game as postponed' : 'Marked a game as not postponed',
  'games.import': ({ games }) => `Imported ${games} games`,
  'team.alias': ({ name }) => `Gave a team another name${named(name)}`,
  'alerts.test': ({ channel }) => `Sent themselves a test alert by ${String(channel).toLowerCase()}`,
  'alerts.resend': ({ count }) => `Sent ${count} failed alerts again`,
  'coupon.create': () => 'Made a coupon',
  'coupon.switch-on': () => 'Switched a coupon on',
  'coupon.switch-off': () => 'Switched a coupon off',
  'coupon.edit': () => 'Changed the end or the limit of a coupon',
  'coupon.batch': () => 'Made a batch of codes',
  'coupon.batch-on': () => 'Switched a batch of codes on',
  'coupon.batch-off': () => 'Switched a batch of codes off',
  'coupon.delete': () => 'Deleted a coupon',
  'api-key.create': ({ name }) => `Made an API key${named(name)}`,
  'api-key.confirm': ({ name }) => `Confirmed an API key${named(name)}`,
  'api-key.revoke': ({ name }) => `Revoked an API key${named(name)}`,
  'webhook.create': () => 'Added a webhook endpoint',
  'webhook.update': () => 'Changed a webhook endpoint',
  'webhook.enable': () => 'Switched a webhook endpoint on again',
  'webhook.rotate': () => 'Made a new secret for a webhook endpoint',
  'webhook.delete': () => 'Deleted a webhook endpoint',
  'plan.grant': ({ tier, endsAt, reason }) => `Granted ${plan(tier)}${through(endsAt)}${reasonText(reason)}`,
  'plan.cancel': ({ tier, reason }) => `Canceled the renewal of ${plan(tier)}${reasonText(reason)}`,
  'plan.revoke': ({ tier, reason }) => `Revoked ${plan(tier)}${reasonText(reason)}`,
  'plan.change': ({ after, reason }) => `Changed the plan${changedTo(after)}${reasonText(reason)}`,
  'plan.give-days': ({ reason }) => `Gave more days of the plan${reasonText(reason)}`,
  'price.change': priceText,
  'price.propose-move': ({ cents, reason }) =>
    `Proposed to move running plans to ${amount(cents)}${reasonText(reason)}`,
  'price.approve-move': ({ cents }) => `Approved moving running plans to ${amount(cents)}`,
  'price.end-move': ({ cents }) => `Ended moving running plans to ${amount(cents)}`,
  'invoice.refund': ({ amountCents, reason }) =>
    `Requested a refund of ${amount(amountCents)}${reasonText(reason)}`,
  'charge.give-back': ({ amountCents }) => `A late charge of ${amount(amountCents)} was refunded`,
  'dispute.answer': ({ amountCents, reason }) =>
    `Answered a dispute about ${amount(amountCents)}${reasonText(reason)}`,
  'dispute.accept': ({ amountCents, reason }) =>
    `Accepted a dispute about ${amount(amountCents)}${reasonText(reason)}`,
  'approval.ask': ({ text, reason }) => `Asked for an approval${named(text)}${reasonText(reason)}`,
  'approval.approve': ({ text }) => `Approved${named(text)}`,
  'approval.reject': ({ text, reason }) => `Rejected${named(text)}${reasonText(reason)}`,
  'user.claim': () => 'Claimed the address of an account whose identity was gone',
  'user.disable': ({ reason }) => `Disabled the account${reasonText(reason)}`,
  'user.enable': ({ reason }) => `Opened the account again${reasonText(reason)}`,
  'user.address': ({ reason }) => `Corrected the address${reasonText(reason)}`,
  'mail.resend': ({ reason }) => `Sent a mail again${reasonText(reason)}`,
  'view.begin': ({ reason }) => `Began to view the account as the member${reasonText(reason)}`,
  'view.end': ({ by }) => `Stopped viewing the account${by === 'time' ? ': thirty minutes were over' : ''}`,
  'user.delete': ({ reason }) => `Deleted the account${reasonText(reason)}`,
  'user.password': ({ revokedKeys }) =>
    `Changed the password, which ended all sessions${keysText(revokedKeys)}`,
  'user.revoke-sessions': ({ revokedKeys }) => `Signed out everywhere${keysText(revokedKeys)}`,
  'user.end-sessions': ({ revokedKeys }) => `Ended all sessions${keysText(revokedKeys)}`,
  'push.add': () => 'Switched on notifications in a browser',
  'discord.link': () => 'Linked a Discord account',
  'discord.unlink': () => 'Unlinked a Discord account',
  'limits.monthly': () => 'Set a monthly limit',
  'limits.cool-off': ({ coolOffUntil }) => `Began a break${onDay(' until', instantOf(coolOffUntil))}`,
  'limits.exclude': ({ excludedUntil }) =>
    `Began a self-exclusion${onDay(' until', instantOf(excludedUntil))}`,
  'limits.age': () => 'Confirmed their age',
  'problem.acknowledge': ({ note }) => `Acknowledged a problem${reasonText(note)}`,
  'problem.reopen': () => 'Reopened a problem',
  'mail.retry': () => 'Tried an undeliverable mail again',
  'mail.drop': ({ reason }) => `Gave up on an undeliverable mail${reasonText(reason)}`,
  'notification.retry': () => 'Tried a notification from the processor again',
  'user.promote': ({ by }) => `Became an admin${by ? ` (${by})` : ''}`,
  'user.demote': ({ by }) => `Lost admin rights${by ? ` (${by})` : ''}`,
  'staff.role': roleText,
  'staff.invite': ({ email, role, reason }) =>
    `Sent an invitation${to(email)}${roleNamed(role)}${reasonText(reason)}`,
  'staff.uninvite': ({ email }) => `Withdrew the invitation${to(email)}`,
  'passkey.add': ({ name }) => `Added a passkey${named(name)}`,
  'passkey.remove': ({ name }) => `Removed a passkey${named(name)}`,
  'passkey.recover': () => 'Lost every passkey: removed by the operator',
  'audit.export': () => 'Downloaded the audit log',
  'list.export': () => 'Downloaded a list',
};

/** An audit entry as a sentence. An unknown action is shown by its name. */
export function auditText(action: string, details: Details): string {
  const known = knownAction(action);
  return known ? TEXTS[known](details) : action;
}

/** The entry is about a plan, which its target names. */
function priceText({ before, after, reason }: Details): string {
  const centsOf = (side: unknown) => amount((side as { cents?: unknown } | undefined)?.cents);
  const startsAt = instantOf((after as { startsAt?: unknown } | undefined)?.startsAt);
  return `Changed the price of a plan from ${centsOf(before)} to ${centsOf(after)}${onDay(' on', startsAt)}${reasonText(reason)}`;
}

function to(email: unknown): string {
  return typeof email === 'string' && email ? ` to ${email}` : '';
}

function roleNamed(role: unknown): string {
  const label = STAFF_LABELS[role as StaffRole];
  return label ? ` with the role ${label}` : '';
}

function roleText({ after, reason }: Details): string {
  const role = (after as { role?: unknown } | undefined)?.role;
  const label = STAFF_LABELS[role as StaffRole];
  return `${label ? `Got the role ${label}` : 'Lost their role'}${reasonText(reason)}`;
}

/** The log keeps the name of the plan as it was shown. */
function changedTo(after: unknown): string {
  const tier = (after as { tier?: unknown } | undefined)?.tier;
  return typeof tier === 'string' ? ` to ${tier}` : '';
}

function named(name: unknown): string {
  return typeof name === 'string' && name ? `: ${name}` : '';
}

function keysText(revoked: unknown): string {
  return Number(revoked) > 0 ? ` and ${revoked} API keys` : '';
}
