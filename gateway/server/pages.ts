import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '#gateway/env.ts';
import type { Clock } from '#gateway/integrations/clock.ts';
import { isPagePath } from '#schema/rules/api/page-paths.ts';
import type { ScannerCount } from '#schema/rules/market/scanner-count.ts';
import type { PlanPrices } from '#schema/rules/money/plan-prices.ts';
import { PRODUCT } from '#schema/rules/text/product.ts';
import { brandFiles, installBrandFiles, withNames } from './brand.ts';
import { compress } from './compress.ts';
import { contentSecurityPolicy, type PolicyEnvironment } from './content-security.ts';
import { drawnRecord } from './drawn-record.ts';
import { PLAN_PRICES, SCANNER_COUNT, withPrices, withScannerCount } from './page-prices.ts';
import { readPageTemplates } from './page-templates.ts';
import { installSharedAssets } from './shared-assets.ts';

type PagesEnvironment = PolicyEnvironment &
  Pick<
    Environment,
    | 'NODE_ENV'
    | 'ASSETS_DIR'
    | 'FRONTEND_DIR'
    | 'FIREBASE_API_KEY'
    | 'FIREBASE_PROJECT_ID'
    | 'MARKETING_SAMPLES'
    | 'NOT_SOLD_IN'
    | 'PUBLIC_URL'
    | 'ODDS_FEED'
    | 'ODDS_REFERENCE'
    | 'TRIAL_INTEGRITY'
  > &
  Parameters<typeof installBrandFiles>[1];

interface PageSources {
  clock: Clock;
  /** All that the page of the record shows, as JSON. */
  readStats(): Promise<string>;
  /** What the plans cost. */
  readPrices(): Promise<PlanPrices>;
  /** What the arbitrage scanner has counted; null without a feed of odds. */
  readScanner(): Promise<ScannerCount | null>;
}

const MANIFEST = 'manifest.webmanifest';
const ROBOTS = 'robots.txt';
const RECORD = '/record';

/**
 * Serves the built front end: files as they are, and its page, with a fresh nonce, for every other path. For a path that
 * is no page of the product the status is 404, so that scanners and search engines take it for none.
 */
export async function installPages(
  app: FastifyInstance,
  env: PagesEnvironment,
  { clock, readStats, readPrices, readScanner }: PageSources,
): Promise<void> {
  const root = resolve(env.FRONTEND_DIR);
  const pages = readPageTemplates(root, browserConfig(env), env);
  if (!pages) return;
  installBrandFiles(app, env);
  installManifest(app, root);
  installRobots(app, root, env);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    // Without its nonce a page is a template; a compressed file is what is sent for another.
    globIgnore: ['index.html', 'prerendered/**', '**/*.{br,gz}', MANIFEST, ROBOTS, ...brandFiles(env)],
    setHeaders: (response, file) => {
      const hashed = file.startsWith(join(root, 'assets'));
      response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const own = join(root, 'assets');
  const shared = env.ASSETS_DIR
    ? await installSharedAssets(app, { folder: env.ASSETS_DIR, own, clock })
    : undefined;
  const samples = env.MARKETING_SAMPLES === 'on';
  const record = drawnRecord({ root, template: pages.of(RECORD), samples, readStats, log: app.log });
  const sendPage = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    shared?.keep();
    const nonce = randomBytes(16).toString('base64');
    // With a filter it is another record, which the page loads.
    const built = url === RECORD && record ? await record() : pages.of(pathOf(url));
    const counted = withScannerCount(built, await readScanner());
    const page = withPrices(counted, await readPrices()).replaceAll('__NONCE__', nonce);
    const { body, encoding } = await compress(page, headers['accept-encoding']?.toString());
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .code(isPagePath(pathOf(url)) ? 200 : 404)
      .headers(pageHeaders(contentSecurityPolicy(nonce, env)))
      .type('text/html; charset=utf-8')
      .send(body);
  };
  // The landing page has an address of its own, which is prerendered and has the previews.
  app.get('/', ({ url }, reply) =>
    reply.header('cache-control', 'no-cache').redirect(`/start${url.slice(1)}`),
  );
  app.get('/*', (request, reply) =>
    isPage(pathOf(request.url)) ? sendPage(request, reply) : reply.callNotFound(),
  );
}

/** The web app manifest carries the product's name. */
function installManifest(app: FastifyInstance, root: string): void {
  const file = join(root, MANIFEST);
  if (!existsSync(file)) return;
  const manifest = withNames(readFileSync(file, 'utf8'), (name) => JSON.stringify(name).slice(1, -1));
  app.get(`/${MANIFEST}`, (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', 'no-cache').send(manifest),
  );
}

/** What search engines may read, and where every address is listed: that line needs ours. */
function installRobots(app: FastifyInstance, root: string, { PUBLIC_URL }: PagesEnvironment): void {
  const file = join(root, ROBOTS);
  if (!existsSync(file)) return;
  const robots = readFileSync(file, 'utf8').replaceAll('__PUBLIC_URL__', PUBLIC_URL);
  app.get(`/${ROBOTS}`, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(robots),
  );
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** A path that names a file, or the API, is not a page: it gets a 404 and not a page that looks like success. */
function isPage(path: string): boolean {
  return !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
}

/** The public part of the configuration, safe inside a script element. */
function browserConfig(env: PagesEnvironment): string {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_DOMAIN: authDomain, FIREBASE_PROJECT_ID: projectId } = env;
  return JSON.stringify({
    firebase: { apiKey, authDomain, projectId },
    planPrices: PLAN_PRICES,
    scanner: SCANNER_COUNT,
    tracking: trackingConfig(env),
    samples: env.MARKETING_SAMPLES === 'on',
    product: PRODUCT,
    notSoldIn: env.NOT_SOLD_IN ?? {},
    oneAccountADevice: env.TRIAL_INTEGRITY === 'signup',
    closing: env.ODDS_FEED === 'off' ? null : { reference: env.ODDS_REFERENCE ?? null },
  }).replaceAll('<', '\\u003c');
}

/** Where conversions are reported: nowhere unless configured, and to the browser's console in development. */
function trackingConfig(env: PagesEnvironment): { adapter: string; pixelUrl?: string } {
  const adapter = env.TRACKING ?? (env.NODE_ENV === 'development' ? 'log' : 'none');
  return adapter === 'pixel' ? { adapter, pixelUrl: env.TRACKING_PIXEL_URL } : { adapter };
}

function pageHeaders(policy: string): Record<string, string> {
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  };
}
