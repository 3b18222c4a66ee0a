import { setImmediate } from 'node:timers/promises';

/** In milliseconds: what one turn of a long list may take of the process. */
const TURN = 10;

/** Goes through a list that may be long, and lets requests be answered meanwhile. */
export async function inTurns<Item>(items: Iterable<Item>, act: (item: Item) => void): Promise<void> {
  let end = performance.now() + TURN;
  for (const item of items) {
    act(item);
    if (performance.now() < end) continue;
    await setImmediate();
    end = performance.now() + TURN;
  }
}
