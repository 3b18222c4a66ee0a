import { renameSync, writeFileSync } from 'node:fs';
import { type Clock, systemClock } from '#gateway/integrations/clock.ts';

/** A clock that only moves when it is set. */
export function settableClock(start: string): Clock & { set(instant: string): void } {
  let present = new Date(start);
  return {
    now: () => new Date(present),
    set: (instant) => {
      present = new Date(instant);
    },
  };
}

type SettableClock = ReturnType<typeof settableClock>;

/** From now on a file holds how far the clock is ahead of real time, whenever it is set: another process follows it. */
export function leadClock(clock: SettableClock, file: string): void {
  const { set } = clock;
  clock.set = (instant) => {
    set(instant);
    writeFileSync(`${file}.new`, String(Date.parse(instant) - systemClock.now().getTime()));
    renameSync(`${file}.new`, file);
  };
}

export interface RunningClock {
  now(): number;
  /** Never back. */
  moveTo(at: number): void;
}

/** The product's time in processes whose CLOCK_FILE this is: it runs, and only ever forward. */
export function runningClock(file: string): RunningClock {
  let ahead = 0;
  const now = () => systemClock.now().getTime() + ahead;
  return {
    now,
    moveTo: (at) => {
      ahead += Math.max(0, at - now());
      writeFileSync(file, String(ahead));
    },
  };
}
