import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';
import { MAIL_CHOICES } from '#schema/rules/alerts/alert-settings.ts';
import type { League } from '#schema/rules/picks/leagues.ts';

/** How a member chose to be notified of picks. Without a row the rules' defaults hold (schema/rules/alerts/alert-settings.ts). */
export const AlertSettingsEntity = defineEntity({
  name: 'AlertSettingsRow',
  tableName: 'alert_settings',
  indexes: [
    {
      name: 'alert_settings_due',
      expression:
        'create index "alert_settings_due" on "alert_settings" ("next_digest_at") where "next_digest_at" is not null',
    },
  ],
  properties: {
    user: () => p.oneToOne(UserEntity).primary().owner().updateRule('cascade').deleteRule('cascade'),
    mail: p.enum(MAIL_CHOICES),
    push: p.boolean(),
    recap: p.boolean(),
    /** Null: all of them, future ones too. */
    leagues: p.array().$type<League[]>().nullable(),
    /** Null: all of them. */
    tiers: p.array().$type<Tier[]>().nullable(),
    digestAt: p.string().length(5),
    /** Null: no daily mail. */
    nextDigestAt: p.datetime(3).nullable(),
    quietFrom: p.string().length(5).nullable(),
    quietTo: p.string().length(5).nullable(),
    lockedNews: p.boolean(),
    hideWords: p.boolean(),
    updatedAt: p.datetime(3),
  },
});
