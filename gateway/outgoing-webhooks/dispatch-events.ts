import type { Services } from '#gateway/auth/context.ts';
import { rolesWith } from '#schema/rules/access/staff.ts';
import * as statements from './dispatch-events.sql.ts';

/** The most events per run. Each may become a delivery to every endpoint. */
const MAX_PER_RUN = 10;

/** Events of plans say who members are. */
const READERS = rolesWith('MEMBERS_READ');

/** Answers how many events were dispatched. */
export async function dispatchEvents({ database, clock }: Services): Promise<number> {
  let dispatched = 0;
  for (;;) {
    const now = clock.now();
    const values = { now, most: MAX_PER_RUN, readers: READERS };
    const done = await statements.dispatchEvents.run(database.em, values);
    dispatched += done;
    if (done < MAX_PER_RUN) return dispatched;
  }
}
