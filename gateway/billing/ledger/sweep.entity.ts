import { defineEntity, p } from '@mikro-orm/core';

/** How far each regular comparison with the processor has come. */
export const SweepEntity = defineEntity({
  name: 'SweepRow',
  tableName: 'sweeps',
  properties: {
    name: p.string().length(40).primary(),
    completedTo: p.datetime(3),
  },
});
