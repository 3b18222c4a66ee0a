import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A member or an admin. The id is the identity provider's uid; no password ever stands here. */
export const UserEntity = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  uniques: [
    {
      name: 'users_email_unique',
      expression: 'create unique index "users_email_unique" on "users" (lower("email"))',
    },
  ],
  properties: {
    id: p.string().length(128).primary(),
    email: p.string().length(320),
    isAdmin: p.boolean().default(false),
    /** End of the account trial, one day after sign-up. */
    trialEndsAt: p.datetime(3),
    createdAt: p.datetime(3),
  },
});

export type UserRow = InferEntity<typeof UserEntity>;
