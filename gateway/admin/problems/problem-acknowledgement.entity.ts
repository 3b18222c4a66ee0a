import { defineEntity, p } from '@mikro-orm/core';

/** What an admin has said of a problem. It counts until its facts change, and no longer than until `until`. */
export const ProblemAcknowledgementEntity = defineEntity({
  name: 'ProblemAcknowledgementRow',
  tableName: 'problem_acknowledgements',
  properties: {
    kind: p.string().length(20).primary(),
    subject: p.string().length(200).primary(),
    /** A hash of what was wrong. */
    fact: p.character().length(64),
    note: p.string().length(200),
    actor: p.string().length(128),
    at: p.datetime(3),
    until: p.datetime(3),
  },
});
