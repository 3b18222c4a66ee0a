import type { Discord } from '#gateway/integrations/discord/discord.ts';

const last = new WeakMap<Discord, Promise<unknown>>();

/**
 * One after the other in this process: a role that is being given must not arrive after a message that was held back until nobody else
 * had it.
 */
export function inTurn<Result>(discord: Discord, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(discord) ?? Promise.resolve();
  const mine = before.then(work);
  last.set(
    discord,
    mine.catch(() => undefined),
  );
  return mine;
}
