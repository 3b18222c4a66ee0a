import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '#gateway/auth/user.entity.ts';
import { ANALYST_TEXT_LENGTH } from '#schema/rules/picks/analyst-text.ts';
import { PICK_LIMITS } from '#schema/rules/picks/pick-rules.ts';

/** What an analyst says of themselves. The name is the sealed one of their picks, which never changes. */
export const AnalystTextEntity = defineEntity({
  name: 'AnalystTextRow',
  tableName: 'analyst_texts',
  properties: {
    name: p.string().length(PICK_LIMITS.analyst).primary(),
    text: p.string().length(ANALYST_TEXT_LENGTH),
    /** Whose name it is: the first of the staff who wrote the text. Null once their account is gone. */
    user: () => p.manyToOne(UserEntity).nullable().updateRule('cascade').deleteRule('set null'),
    updatedAt: p.datetime(3),
  },
});
