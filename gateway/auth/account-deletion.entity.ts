import { defineEntity, p } from '@mikro-orm/core';

/** An account that was deleted. Identity and cards outside are deleted after it, and only the keyed hash stays. */
export const AccountDeletionEntity = defineEntity({
  name: 'AccountDeletionRow',
  tableName: 'account_deletions',
  indexes: [
    {
      name: 'account_deletions_open',
      expression:
        'create index "account_deletions_open" on "account_deletions" ("deleted_at") where "uid" is not null',
    },
  ],
  properties: {
    /** Takes the member's place in the rows of money. */
    id: p.string().length(40).primary(),
    /** Recognizes the identity, so that a token that is still good makes no new account. */
    userKey: p.string().length(64).unique(),
    /** Until the identity and the cards are deleted outside. */
    uid: p.string().length(128).nullable(),
    cards: p.array().nullable(),
    deletedAt: p.datetime(3),
  },
});
