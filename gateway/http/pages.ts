import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '#gateway/env.ts';
import { contentSecurityPolicy, type PolicyEnvironment } from './content-security.ts';

type PagesEnvironment = PolicyEnvironment &
  Pick<
    Environment,
    'NODE_ENV' | 'FRONTEND_DIR' | 'FIREBASE_API_KEY' | 'FIREBASE_PROJECT_ID' | 'MARKETING_SAMPLES'
  >;

/** Serves the built front end: files as they are, and its one page, with a fresh nonce, for every other path. */
export async function installPages(app: FastifyInstance, env: PagesEnvironment): Promise<void> {
  const root = resolve(env.FRONTEND_DIR);
  if (!existsSync(join(root, 'index.html'))) return;
  const page = readFileSync(join(root, 'index.html'), 'utf8').replaceAll('__CONFIG__', () =>
    browserConfig(env),
  );
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // Without its nonce the page is a template.
    globIgnore: ['index.html'],
    setHeaders: (response, file) => {
      const hashed = file.startsWith(join(root, 'assets'));
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const sendPage = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(pageHeaders(contentSecurityPolicy(nonce, env)))
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__NONCE__', nonce));
  };
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/*', (request, reply) => (isPage(request.url) ? sendPage(reply) : reply.callNotFound()));
}

/** A path that names a file, or the API, is not a page: it gets a 404 and not a page that looks like success. */
function isPage(url: string): boolean {
  const path = url.split('?')[0] ?? '';
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}

/** The public part of the configuration, safe inside a script element. */
function browserConfig(env: PagesEnvironment): string {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = env;
  return JSON.stringify({
    firebase: { apiKey, authDomain, projectId },
    tracking: trackingConfig(env),
    samples: env.MARKETING_SAMPLES === 'on',
  }).replaceAll('<', '\\u003c');
}

/** Where conversions are told: nowhere unless asked for, and into the browser's console while developing. */
function trackingConfig(env: PagesEnvironment): { adapter: string; pixelUrl?: string } {
  const adapter = env.TRACKING ?? (env.NODE_ENV === 'development' ? 'log' : 'none');
  return adapter === 'pixel' ? { adapter, pixelUrl: env.TRACKING_PIXEL_URL } : { adapter };
}

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  };
}
