import type { Clock } from '#gateway/integrations/clock.ts';

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
