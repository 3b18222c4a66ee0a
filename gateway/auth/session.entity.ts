import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A sign-in of a member. The identity provider names it by its moment, and every token of it carries that. */
export const SessionEntity = defineEntity({
  name: 'SessionRow',
  tableName: 'sessions',
  indexes: [
    {
      name: 'sessions_to_announce',
      expression: 'create index "sessions_to_announce" on "sessions" ("signed_in_at") where "announce"',
    },
  ],
  properties: {
    user: () => p.manyToOne(UserEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** By the provider's clock. */
    signedInAt: p.datetime(3).primary(),
    /** A hash of what the browser keeps, or of the program's name. */
    device: p.string().length(64),
    /** Such as `Chrome on Windows`. */
    deviceName: p.string().length(60),
    /** Written at most once an hour. */
    lastSeenAt: p.datetime(3),
    /** Its owner has not been written to about this device yet. */
    announce: p.boolean(),
    /** When it showed a passkey last. */
    secondFactorAt: p.datetime(3).nullable(),
    /** The browser that showed it, hashed as `device`: a sign-in of the same second elsewhere has shown nothing. */
    secondFactorDevice: p.string().length(64).nullable(),
    /** What the next passkey has to sign, since when. It serves once. */
    challenge: p.string().length(100).nullable(),
    challengedAt: p.datetime(3).nullable(),
    /** A hash of what comes back from Discord when this sign-in links an account, since when. It serves once. */
    discordState: p.string().length(64).nullable(),
    discordStateAt: p.datetime(3).nullable(),
  },
});
