import { defineEntity, p } from '@mikro-orm/core';

/** `undoing`: it has failed and is being undone, at the processor and the identity provider too. */
const PURCHASE_STATES = ['prepared', 'undoing', 'completed', 'failed'] as const;

/**
 * The intent to buy, recorded before identity or processor is called, and its outcome. The rows it prepared (account,
 * incomplete subscription, open invoice, attempt) are completed or undone with it.
 */
export const PurchaseEntity = defineEntity({
  name: 'PurchaseRow',
  tableName: 'purchases',
  indexes: [
    {
      name: 'purchases_open',
      expression: `create index "purchases_open" on "purchases" ("created_at") where "state" in ('prepared', 'undoing')`,
    },
    {
      name: 'purchases_order',
      expression: 'create unique index "purchases_order" on "purchases" ("order_id")',
    },
    {
      name: 'purchases_mailbox',
      expression: `create index "purchases_mailbox" on "purchases" ("email_key") where "state" = 'completed'`,
    },
    {
      name: 'purchases_card',
      expression: `create index "purchases_card" on "purchases" ("card_key") where "state" = 'completed'`,
    },
    {
      name: 'purchases_temporary',
      expression:
        'create index "purchases_temporary" on "purchases" ("finished_at") where "temporary_password"',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    idempotencyKey: p.string().length(255).unique(),
    /** SHA-256 of the request: the same key with another body is refused. */
    requestHash: p.string().length(64),
    state: p.enum(PURCHASE_STATES),
    userId: p.string().length(128),
    email: p.string().length(320),
    /** Whether this purchase creates the account, so that a failure deletes it again. */
    makesAccount: p.boolean(),
    /**
     * Whether a temporary password exists, or may exist, that nobody has replaced or ended: see
     * delete-orphaned-accounts.
     */
    temporaryPassword: p.boolean(),
    subscriptionId: p.string().length(40),
    invoiceId: p.string().length(40).nullable(),
    orderId: p.string().length(120).nullable(),
    couponId: p.string().length(40).nullable(),
    /** The buyer's mailbox and card as keyed hashes: coupons know a customer by them. */
    emailKey: p.string().length(64).nullable(),
    cardKey: p.string().length(64).nullable(),
    /** The keys for which its use of the coupon is counted. */
    couponKeys: p.array().nullable(),
    /** What completing it after a crash needs: see PurchaseFacts. */
    details: p.json().$type<Record<string, unknown>>(),
    failureCode: p.string().length(40).nullable(),
    failureText: p.string().length(255).nullable(),
    createdAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
  },
});
