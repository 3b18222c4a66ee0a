import { checkMove, moveForward, now } from '#local/system/clock.ts';
import { UserFacingError } from '#local/system/errors.ts';
import { easternDay, longDay, plainMoment } from '#schema/rules/time/eastern-time.ts';

/** Why a move goes no further for now. */
interface Halt {
  /** The job of the product, or the demo's admin. */
  job: string;
  reason: string;
}

/** The next moment at which something falls due, and what does; or what could not be done. */
export type DoneOrHalted = { next: { job: string; at: Date } } | { halt: Halt };

/** What happens in the world while the clock is moved. */
export interface Work {
  /** Does all that is due by now. `arrived`: the clock is where it was asked to go. */
  workOff(arrived: boolean): Promise<DoneOrHalted>;
}

/** A move that is under way, or that has stopped before its end. */
export interface Move {
  from: Date;
  to: Date;
  /** How long it has been under way by the machine's clock, in milliseconds. */
  lasts(): number;
  /** What the clock has stopped for last. */
  job: string;
  halt: Halt | null;
}

export interface Moves {
  /** Null when the clock is where it was asked to go. */
  current(): Move | null;
  /**
   * Moves the clock forward by so many milliseconds. At each moment at which something falls due it waits until that is
   * done. Throws UserFacingError for an amount that is refused, MoveUnderWay, and ClockHalted when it cannot finish.
   */
  by(milliseconds: number): Promise<void>;
}

export class MoveUnderWay extends UserFacingError {
  override name = 'MoveUnderWay';
}

/** The clock stopped where a job could not be done. The next move tries that first and goes on. */
export class ClockHalted extends UserFacingError {
  override name = 'ClockHalted';
}

/** `begin` answers the work of one move. `dayPassed` is called for each new day in New York, and at the end. */
export function createMoves(begin: () => Work, dayPassed: () => void): Moves {
  let current: Move | null = null;

  async function go(move: Move): Promise<void> {
    const work = begin();
    for (;;) {
      const arrived = now() >= move.to;
      const done = await work.workOff(arrived);
      if ('halt' in done) throw halted(move, done.halt);
      if (arrived) return;
      const isEnd = done.next.at >= move.to;
      move.job = isEnd ? 'the end of the move' : done.next.job;
      goTo(isEnd ? move.to : done.next.at, dayPassed);
    }
  }

  return {
    current: () => current,
    by: async (milliseconds) => {
      if (current && !current.halt)
        throw new MoveUnderWay(
          `The clock is on its way to ${plainMoment(current.to)}. Wait until it is there.`,
        );
      checkMove(milliseconds);
      const from = now();
      const to = new Date(from.getTime() + milliseconds);
      const begun = performance.now();
      const lasts = () => performance.now() - begun;
      const move: Move = { from, to, lasts, job: 'the start of the move', halt: null };
      current = move;
      try {
        await go(move);
        current = null;
      } catch (failure) {
        throw failure instanceof ClockHalted
          ? failure
          : halted(move, { job: move.job, reason: String(failure) });
      } finally {
        dayPassed();
      }
    },
  };
}

/** A moment that came by itself, while the work of the one before was done, needs no move. */
function goTo(at: Date, dayPassed: () => void): void {
  const day = easternDay(now());
  const left = at.getTime() - now().getTime();
  if (left > 0) moveForward(left);
  if (easternDay(now()) !== day) dayPassed();
}

function halted(move: Move, halt: Halt): ClockHalted {
  move.halt = halt;
  return new ClockHalted(haltText(move.to, halt));
}

/** 'The clock stopped on Wednesday, December 2, 2026, at "record-witnesses": … Ask again to go on to …' */
export function haltText(to: Date, { job, reason }: Halt): string {
  const day = longDay(easternDay(now()));
  return `The clock stopped on ${day}, at "${job}": ${reason.replace(/\.?$/, '.')} Move it again to go on to ${plainMoment(to)}.`;
}
