import { Agent } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { opened } from './load.ts';
import type { Release } from './releases.ts';

const PATHS = ['/start', '/pricing', '/dashboard', '/record', '/account'];
const READERS = 4;
const PART_EVERY_MS = 100;
/** A page stays open while a gateway restarts, and there is time for pages of both builds. `missingParts` asks for all parts. */
const PARTS_OF_PAGE = 60;
const FOR_EVER = 'public, max-age=31536000, immutable';

interface PageReaders {
  /** How many pages of each release were opened. */
  opened: number[];
  loaded: number;
  failures: string[];
  stop(): Promise<void>;
}

/** Readers of pages, each of whom loads one part after the other of the page that is open, from any gateway. */
export function startPageReaders(origin: string, releases: readonly Release[]): PageReaders {
  const agent = new Agent({ keepAlive: true });
  const readers = { opened: releases.map(() => 0), loaded: 0, failures: [] as string[] };
  let stopped = false;
  const open = async (path: string) => {
    const named = await partsNamedBy(`${origin}${path}`, agent);
    const at = releases.findIndex(({ parts }) => named.length > 0 && named.every((part) => parts.has(part)));
    if (at >= 0) readers.opened[at] = (readers.opened[at] ?? 0) + 1;
    else readers.failures.push(`${path} names no parts of one build: ${named.join(' ')}`);
    return releases[at]?.parts ?? [];
  };
  const read = async (first: number) => {
    for (let at = first; !stopped; at += 1) {
      const parts = [...(await open(PATHS[at % PATHS.length] ?? '/start'))];
      for (const [part, content] of parts.slice(0, PARTS_OF_PAGE)) {
        if (stopped) return;
        const wrong = await wrongWith(`${origin}${part}`, content, agent);
        if (wrong) readers.failures.push(wrong);
        readers.loaded += 1;
        await pause(PART_EVERY_MS);
      }
      await pause(PART_EVERY_MS);
    }
  };
  const reading = Array.from({ length: READERS }, (_, at) =>
    read(at).catch((failure: Error) => void readers.failures.push(String(failure))),
  );
  return Object.assign(readers, {
    stop: async () => {
      stopped = true;
      await Promise.all(reading);
      agent.destroy();
    },
  });
}

async function partsNamedBy(url: string, agent: Agent): Promise<string[]> {
  const page = await text(await opened(url, null, { agent }));
  return [...new Set([...page.matchAll(/\/assets\/[\w.-]+/g)].map(([part]) => part))];
}

/** What this server does not have of a release, or answers wrongly. */
export async function missingParts(origin: string, { parts }: Release): Promise<string[]> {
  const agent = new Agent({ keepAlive: true });
  const wrong: string[] = [];
  for (const [part, content] of parts) wrong.push(await wrongWith(`${origin}${part}`, content, agent));
  agent.destroy();
  return wrong.filter(Boolean);
}

/** What is wrong with the answer to a request for a part, or an empty text. */
async function wrongWith(url: string, content: Buffer, agent: Agent): Promise<string> {
  const response = await opened(url, null, { agent });
  const body = await buffer(response);
  const { statusCode, headers } = response;
  const isRight = statusCode === 200 && body.equals(content) && headers['cache-control'] === FOR_EVER;
  return isRight ? '' : `${statusCode} ${headers['cache-control']} ${body.length} bytes: ${url}`;
}
