import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

/** A passkey with which a person of the staff proves that it is them. The private half never leaves their device. */
export const PasskeyEntity = defineEntity({
  name: 'PasskeyRow',
  tableName: 'passkeys',
  indexes: [{ name: 'passkeys_owner', properties: ['user', 'createdAt'] }],
  properties: {
    /** As the authenticator names it, in base64url. */
    id: p.text().primary(),
    user: () => p.manyToOne(UserEntity).updateRule('cascade').deleteRule('cascade'),
    name: p.string().length(60),
    /** COSE, in base64url. */
    publicKey: p.text(),
    /** How often the authenticator says it signed. One that counts must never go back. */
    counter: p.bigint(),
    /** How browsers reach it. */
    transports: p.array(),
    createdAt: p.datetime(3),
    lastUsedAt: p.datetime(3).nullable(),
  },
});
