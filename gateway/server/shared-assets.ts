import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#gateway/integrations/clock.ts';
import { DAY } from '#schema/rules/time/durations.ts';

/** Since its build last sent a page. A page that has been open for longer reloads when a part of it is gone. */
const KEPT_MILLISECONDS = 30 * DAY;
/** A build that sends pages marks its parts as used once in this time. */
const MARKED_EVERY_MILLISECONDS = DAY;

interface SharedAssets {
  /** Call when a page is sent: the parts that it names are kept from now on. */
  keep(): void;
}

interface SharedAssetsOptions {
  /** ASSETS_DIR. */
  folder: string;
  /** The parts of this build. */
  own: string;
  clock: Clock;
}

/**
 * Adds this build's parts of pages to a folder that the gateways share, and serves those of other builds from there: while
 * a deployment runs, and to pages that were opened before it. The name of a part says its content, so none is replaced.
 * Throws with a sentence that names ASSETS_DIR when the folder cannot be written.
 */
export async function installSharedAssets(
  app: FastifyInstance,
  { folder, own, clock }: SharedAssetsOptions,
): Promise<SharedAssets> {
  const shared = resolve(folder);
  let marked = clock.now();
  try {
    mkdirSync(shared, { recursive: true });
    addOwn(shared, own, marked);
    removeOld(shared, marked);
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    throw new Error(`ASSETS_DIR: ${why}. The gateway's user has to be able to write to ${shared}.`);
  }
  await app.register(fastifyStatic, {
    root: shared,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  return {
    keep: () => {
      const now = clock.now();
      if (now.getTime() - marked.getTime() < MARKED_EVERY_MILLISECONDS) return;
      marked = now;
      try {
        addOwn(shared, own, now);
      } catch (failure) {
        // The page itself needs nothing of it.
        app.log.error({ err: failure }, 'ASSETS_DIR cannot be written');
      }
    },
  };
}

function addOwn(shared: string, own: string, now: Date): void {
  if (!existsSync(own)) return;
  for (const name of readdirSync(own)) {
    const place = join(shared, name);
    if (!existsSync(place)) {
      // Another process may read it meanwhile, or add it too; in containers all of them have the same id.
      const making = `${place}.${randomUUID()}`;
      copyFileSync(join(own, name), making);
      renameSync(making, place);
    }
    utimesSync(place, now, now);
  }
}

function removeOld(shared: string, now: Date): void {
  for (const name of readdirSync(shared)) {
    const place = join(shared, name);
    const age = now.getTime() - (statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > KEPT_MILLISECONDS) rmSync(place, { force: true });
  }
}
