import { answerOf, type ClientOptions, send } from './ask.ts';
import { ChalklineError, failureOf, type GraphqlFailure } from './error.ts';
import { serverEvents } from './server-events.ts';

const LONGEST_PAUSE_SECONDS = 30;
/** Coming back later helps with these; with every other code it does not. */
const PASSING = ['NETWORK', 'RATE_LIMITED', 'TOO_MANY_STREAMS', 'UNAVAILABLE', 'IDENTITY_UNAVAILABLE'];

/**
 * The results of a live operation, one after the other. It connects again when the connection breaks, and throws
 * `ChalklineError` when the right to it has ended. It ends when the signal is aborted or the loop is left.
 */
export async function* follow<Data>(
  options: ClientOptions,
  query: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<Data> {
  const ended = new AbortController();
  const both = signal ? AbortSignal.any([signal, ended.signal]) : ended.signal;
  let failures = 0;
  try {
    while (!both.aborted) {
      try {
        for await (const data of connection<Data>(options, query, both)) {
          failures = 0;
          yield data;
        }
        failures += 1;
        await pause(secondsAfter(failures), both);
      } catch (failure) {
        if (both.aborted) return;
        if (!(failure instanceof ChalklineError) || !PASSING.includes(failure.code)) throw failure;
        failures += 1;
        await pause(failure.retryAfterSeconds ?? secondsAfter(failures), both);
      }
    }
  } finally {
    ended.abort();
  }
}

/** One connection, until it breaks. Throws for what ends it for good. */
async function* connection<Data>(
  options: ClientOptions,
  query: string,
  signal: AbortSignal,
): AsyncGenerator<Data> {
  const response = await send(options, { query, accept: 'text/event-stream', signal });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
    throw failureOf((await answerOf(response)).errors ?? [], response.status, response.headers);
  let last: readonly GraphqlFailure[] = [];
  for await (const { event, data } of serverEvents(response.body)) {
    if (event === 'complete') throw failureOf(last, 401, response.headers);
    if (event !== 'next') continue;
    const result = JSON.parse(data) as { data?: Data; errors?: GraphqlFailure[] };
    last = result.errors ?? [];
    if (result.data && last.length === 0) yield result.data;
  }
}

/** 1, 2, 4 … 30 seconds, each with a random part, so that many clients do not come back at once. */
function secondsAfter(failures: number): number {
  return Math.min(2 ** (failures - 1), LONGEST_PAUSE_SECONDS) * (0.5 + Math.random() / 2);
}

function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1_000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
