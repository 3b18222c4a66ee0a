import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { startMove } from '#schema/rules/market/start-move.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternDay, easternTime } from '#schema/rules/time/eastern-time.ts';
import * as statements from './follow-starts.sql.ts';
import { PickEntity } from './pick.entity.ts';
import { nextReadableAt } from './update-pick.ts';
import { writePickAs } from './write-pick.ts';

type Moved = statements.MovedPicksRow;

type FollowServices = Pick<Services, 'database' | 'clock' | 'hasGames'>;

/**
 * Picks follow the start of their game while the rules of the record allow it: a sealed version each (schema/rules/market/start-move.ts).
 * What they do not allow is asked of an admin. Nothing is voided or withdrawn.
 */
export async function followStarts({ database, clock, hasGames }: FollowServices): Promise<void> {
  if (!hasGames) return;
  const now = clock.now();
  for (const pick of await statements.movedPicks.all(database.em, { now })) {
    const move = startMove({ ...pick, scheduled: wholeMinute(pick.scheduled) }, now);
    if (move === 'FOLLOW' && (await follow({ database, now }, pick))) continue;
    if (move) await askAboutStart(database.em, pick, now);
  }
}

function wholeMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / MINUTE) * MINUTE);
}

/** False where the record does not allow it. */
async function follow(
  { database, now }: { database: Services['database']; now: Date },
  moved: Moved,
): Promise<boolean> {
  try {
    await writePickAs(
      { database, now },
      { actor: 'rule' },
      { id: moved.id, action: 'pick.start' },
      async (em, pick) => {
        if (pick.startsAt.getTime() !== moved.stated.getTime()) return null;
        const startsAt = wholeMinute(moved.scheduled);
        const start = { startsAt, date: easternDay(startsAt), time: easternTime(startsAt) };
        const readableAt = nextReadableAt(pick, pick.releaseAt, now);
        await em.nativeUpdate(PickEntity, { id: moved.id }, { ...start, readableAt, updatedAt: now });
        return { before: moved.stated, after: startsAt };
      },
    );
    return true;
  } catch (failure) {
    if (failure instanceof AppError) return false;
    throw failure;
  }
}

async function askAboutStart(rows: Rows, { gameId, startsSeen }: Moved, now: Date): Promise<void> {
  await statements.askAboutStart.run(rows, { id: `START ${gameId} ${startsSeen}`, gameId, now });
}
