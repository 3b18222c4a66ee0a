import { setTimeout as pause } from 'node:timers/promises';
import type { DiscordAnswer } from './discord.ts';

/** Sends, and again after each limit, until a moment of `performance.now()`. What Discord does not answer is not repeated. */
export async function patiently<Value>(
  end: number,
  send: () => Promise<DiscordAnswer<Value>>,
): Promise<DiscordAnswer<Value>> {
  for (;;) {
    const answer = await send();
    if (answer.outcome !== 'LATER' || answer.afterMilliseconds === null) return answer;
    if (performance.now() + answer.afterMilliseconds > end) return answer;
    await pause(answer.afterMilliseconds);
  }
}
