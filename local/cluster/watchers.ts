import { setTimeout as pause } from 'node:timers/promises';
import { createParser } from 'eventsource-parser';
import { opened } from './load.ts';

const BOARD = 'subscription { boardChanged { totalCount } }';
/** Clients wait a moment, each another one, before they come back. */
const LONGEST_PAUSE_MS = 500;

interface Watchers {
  /** How many picks each has been shown. */
  counts: number[];
  /** How many have an open stream. */
  open(): number;
  close(): void;
}

/** Streams of today's board from as many networks, which come back when they break off. */
export function startWatchers(origin: string, count: number): Watchers {
  const counts = Array.from({ length: count }, () => -1);
  const isOpen = new Set<number>();
  let closed = false;
  const ends = new Set<() => void>();
  const watch = async (at: number) => {
    while (!closed) {
      await stream(at).catch(() => undefined);
      isOpen.delete(at);
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
  };
  const stream = async (at: number) => {
    const response = await opened(
      `${origin}/graphql`,
      { query: BOARD },
      { headers: { accept: 'text/event-stream' } },
    );
    if (response.statusCode !== 200) return void response.resume();
    const end = () => void response.destroy();
    ends.add(end);
    isOpen.add(at);
    const parser = createParser({
      onEvent: ({ event, data }) => {
        if (event === 'next') counts[at] = JSON.parse(data).data.boardChanged.totalCount;
      },
    });
    try {
      for await (const chunk of response.setEncoding('utf8')) parser.feed(chunk);
    } finally {
      ends.delete(end);
    }
  };
  for (let at = 0; at < count; at += 1) void watch(at);
  return {
    counts,
    open: () => isOpen.size,
    close: () => {
      closed = true;
      for (const end of ends) end();
    },
  };
}
