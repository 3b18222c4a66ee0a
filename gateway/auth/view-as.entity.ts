import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** Somebody of the staff who looks at the product as a member sees it. Times are those of the database. */
export const ViewAsEntity = defineEntity({
  name: 'ViewAsRow',
  tableName: 'view_as',
  uniques: [{ name: 'view_as_once', properties: ['actor', 'requestId'] }],
  indexes: [
    { name: 'view_as_member', properties: ['member'] },
    {
      name: 'view_as_open',
      expression: 'create index "view_as_open" on "view_as" ("expires_at") where "ended_at" is null',
    },
  ],
  properties: {
    id: p.string().length(40).primary(),
    actor: () => p.manyToOne(UserEntity).updateRule('cascade').deleteRule('cascade'),
    /** The sign-in that began it: no other one of the same person may use it. */
    signedInAt: p.datetime(3),
    member: () => p.manyToOne(UserEntity).updateRule('cascade').deleteRule('cascade'),
    reason: p.string().length(200),
    requestId: p.string().length(64),
    startedAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    endedAt: p.datetime(3).nullable(),
  },
});
