import { defineEntity, p } from '@mikro-orm/core';

/** An act for a member that was done under a request id, so that a repeated request does not do it again. */
export const StaffActEntity = defineEntity({
  name: 'StaffActRow',
  tableName: 'staff_acts',
  properties: {
    /** The uid of who did it. */
    actor: p.string().length(128).primary(),
    requestId: p.string().length(64).primary(),
    /** Of what was requested: the same id for something else is refused. */
    hash: p.string().length(64),
    at: p.datetime(3),
  },
});
