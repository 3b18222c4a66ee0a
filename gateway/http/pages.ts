import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '#gateway/env.ts';

type PagesEnvironment = Pick<
  Environment,
  'FRONTEND_DIR' | 'FIREBASE_API_KEY' | 'FIREBASE_AUTH_DOMAIN' | 'FIREBASE_PROJECT_ID'
>;

const IDENTITY_HOSTS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

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
      .headers(pageHeaders(nonce, env.FIREBASE_AUTH_DOMAIN))
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
  return JSON.stringify({ firebase: { apiKey, authDomain, projectId } }).replaceAll('<', '\\u003c');
}

function pageHeaders(nonce: string, authDomain: string): Record<string, string> {
  const popup = authDomain ? `https://${authDomain}` : "'none'";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${authDomain ? ' https://apis.google.com' : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${IDENTITY_HOSTS}`,
    `frame-src ${popup}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-store',
  };
}
