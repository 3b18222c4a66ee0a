/** What an entry of the audit log is about. */
export const AUDIT_AREAS = ['PICKS', 'COUPONS', 'KEYS', 'MONEY', 'MEMBERS', 'OPERATIONS', 'STAFF'] as const;
export type AuditArea = (typeof AUDIT_AREAS)[number];

/** Everything that is audited, and its area. */
export const AUDIT_ACTIONS = {
  'pick.create': 'PICKS',
  'pick.update': 'PICKS',
  'pick.publish': 'PICKS',
  'pick.delete': 'PICKS',
  'pick.withdraw': 'PICKS',
  'pick.grade': 'PICKS',
  'pick.price': 'PICKS',
  'pick.score': 'PICKS',
  'pick.start': 'PICKS',
  'pick.game': 'PICKS',
  'analyst.text': 'PICKS',
  'game.answer': 'PICKS',
  'game.postpone': 'PICKS',
  'games.import': 'PICKS',
  'team.alias': 'PICKS',
  'alerts.resend': 'PICKS',
  'alerts.test': 'OPERATIONS',
  'coupon.create': 'COUPONS',
  'coupon.switch-on': 'COUPONS',
  'coupon.switch-off': 'COUPONS',
  'coupon.edit': 'COUPONS',
  'coupon.delete': 'COUPONS',
  'coupon.batch': 'COUPONS',
  'coupon.batch-on': 'COUPONS',
  'coupon.batch-off': 'COUPONS',
  'api-key.create': 'KEYS',
  'api-key.confirm': 'KEYS',
  'api-key.revoke': 'KEYS',
  'webhook.create': 'KEYS',
  'webhook.update': 'KEYS',
  'webhook.enable': 'KEYS',
  'webhook.rotate': 'KEYS',
  'webhook.delete': 'KEYS',
  'plan.grant': 'MONEY',
  'plan.cancel': 'MONEY',
  'plan.revoke': 'MONEY',
  'plan.change': 'MONEY',
  'plan.give-days': 'MONEY',
  'price.change': 'MONEY',
  'price.propose-move': 'MONEY',
  'price.approve-move': 'MONEY',
  'price.end-move': 'MONEY',
  'invoice.refund': 'MONEY',
  'charge.give-back': 'MONEY',
  'dispute.answer': 'MONEY',
  'dispute.accept': 'MONEY',
  'approval.ask': 'MONEY',
  'approval.approve': 'MONEY',
  'approval.reject': 'MONEY',
  'user.claim': 'MEMBERS',
  'user.disable': 'MEMBERS',
  'user.enable': 'MEMBERS',
  'user.address': 'MEMBERS',
  'mail.resend': 'MEMBERS',
  'view.begin': 'MEMBERS',
  'view.end': 'MEMBERS',
  'user.delete': 'MEMBERS',
  'user.password': 'MEMBERS',
  'user.revoke-sessions': 'MEMBERS',
  'user.end-sessions': 'MEMBERS',
  'push.add': 'MEMBERS',
  'discord.link': 'MEMBERS',
  'discord.unlink': 'MEMBERS',
  'limits.monthly': 'MEMBERS',
  'limits.cool-off': 'MEMBERS',
  'limits.exclude': 'MEMBERS',
  'limits.age': 'MEMBERS',
  'problem.acknowledge': 'OPERATIONS',
  'problem.reopen': 'OPERATIONS',
  'mail.retry': 'OPERATIONS',
  'mail.drop': 'OPERATIONS',
  'notification.retry': 'OPERATIONS',
  'user.promote': 'STAFF',
  'user.demote': 'STAFF',
  'staff.role': 'STAFF',
  'staff.invite': 'STAFF',
  'staff.uninvite': 'STAFF',
  'passkey.add': 'STAFF',
  'passkey.remove': 'STAFF',
  'passkey.recover': 'STAFF',
  'audit.export': 'STAFF',
  'list.export': 'STAFF',
} as const satisfies Record<string, AuditArea>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What entries of before version 0.1.0 call the same actions. An audit log is never rewritten. */
const FORMER_ACTIONS: Record<string, AuditAction> = {
  'invoice.credit': 'invoice.refund',
  'play.limit': 'limits.monthly',
  'play.cool-off': 'limits.cool-off',
  'play.exclude': 'limits.exclude',
  'play.age': 'limits.age',
};

/** The action of an entry under its present name; null for one that this version does not know. */
export function knownAction(action: string): AuditAction | null {
  const name = FORMER_ACTIONS[action] ?? action;
  return name in AUDIT_ACTIONS ? (name as AuditAction) : null;
}

/** Every stored name of the actions of an area. */
export function actionsOf(area: AuditArea): string[] {
  const isOf = (action: AuditAction) => AUDIT_ACTIONS[action] === area;
  const former = Object.keys(FORMER_ACTIONS).filter(
    (name) => FORMER_ACTIONS[name] && isOf(FORMER_ACTIONS[name]),
  );
  return [...(Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(isOf), ...former];
}
