import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';

/** That a member has an address of a calendar and a feed. The address itself is signed and stored nowhere. */
export const FeedAddressEntity = defineEntity({
  name: 'FeedAddressRow',
  tableName: 'feed_addresses',
  properties: {
    user: () => p.oneToOne(UserEntity).primary().updateRule('cascade').deleteRule('cascade'),
    /** Since when, by the provider's clock: an address of an earlier moment, or one that a new password ended, is of nobody. */
    since: p.datetime(3),
  },
});
