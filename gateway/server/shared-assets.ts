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
import { DAY } from '#schema/rules/durations.ts';

/** A page that has been open for longer reloads when a part of it is gone. */
const KEPT_MILLISECONDS = 30 * DAY;

/**
 * Adds this build's parts of pages to a folder that the gateways share, and serves those of other builds from there: while
 * a deployment runs, and to pages that were opened before it. The name of a part says its content, so none is replaced.
 */
export async function installSharedAssets(
  app: FastifyInstance,
  { folder, own, now }: { folder: string; own: string; now: Date },
): Promise<void> {
  const shared = resolve(folder);
  mkdirSync(shared, { recursive: true });
  addOwn(shared, own, now);
  removeOld(shared, now);
  await app.register(fastifyStatic, {
    root: shared,
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    setHeaders: (response) => response.header('cache-control', 'public, max-age=31536000, immutable'),
  });
}

function addOwn(shared: string, own: string, now: Date): void {
  if (!existsSync(own)) return;
  for (const name of readdirSync(own)) {
    const place = join(shared, name);
    if (!existsSync(place)) {
      // Another process may read it meanwhile, or add it too.
      const making = `${place}.${process.pid}`;
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
