import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway, type TestGateway } from '#gateway/testing/gateway.ts';
import { until } from '#local/testing/until.ts';
import { PRICES } from '#schema/testing/samples.ts';

describe('pages', () => {
  let gateway: TestGateway;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><script nonce="__NONCE__" type="application/json">__CONFIG__</script><style nonce="__NONCE__"></style>',
    );
    writeFileSync(join(folder, 'assets', 'main-abc.js'), 'export const a = 1;');
    writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('export const a = 1;'));
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'robots.txt'), 'Sitemap: __PUBLIC_URL__/sitemap.xml');
    for (const kind of ['with-samples', 'without-samples']) {
      mkdirSync(join(folder, 'prerendered', kind), { recursive: true });
      writeFileSync(join(folder, 'prerendered', kind, 'start.html'), drawn(kind));
    }
    const record =
      '<div id="root">Loading</div>\n<noscript>No script</noscript><style nonce="__NONCE__"></style>';
    writeFileSync(join(folder, 'prerendered', 'with-samples', 'record.html'), record);
    mkdirSync(join(folder, 'prerendered', 'renderer'));
    writeFileSync(join(folder, 'prerendered', 'renderer', 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(folder, 'prerendered', 'renderer', 'render-page.js'),
      `export const renderRecord = async (stats, samples) =>
         '<h2>' + JSON.parse(stats).figures.n + ' picks of __PRODUCT_NAME__, samples ' + samples + '</h2>';`,
    );
    const brand = join(folder, 'brand');
    mkdirSync(brand);
    for (const file of ['logo.svg', 'icon-192.png', 'notes.txt'])
      writeFileSync(join(brand, file), `own ${file}`);
    writeFileSync(join(folder, 'icon-192.png'), 'ours');
    writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"__PRODUCT_NAME__"}');
    writeFileSync(
      join(folder, 'prerendered', 'with-samples', 'trial.html'),
      '__BRAND_STYLE__<title>Trial · __PRODUCT_NAME__</title><a href="tel:__HELPLINE_DIGITS__">__HELPLINE__</a><p>__OPERATOR__ __SUPPORT_EMAIL__</p>',
    );
    writeFileSync(
      join(folder, 'prerendered', 'with-samples', 'pricing.html'),
      '<script id="config">__CONFIG__</script><p><span data-earlier="">Was <s>__PLUS_EARLIER__</s></span><b>__PLUS_MONTH__</b></p><p>__VIP_EXACT_MONTH__, __VIP_DAY__ per day</p>',
    );
    gateway = await openGateway({
      FRONTEND_DIR: folder,
      PRODUCT_NAME: 'Lines & "Co"',
      SUPPORT_EMAIL: 'help@picks.example',
      HELPLINE: '1-800-GAMBLER',
      OPERATOR: 'Picks <LLC>, 1 Main St, Reno NV',
      ACCENT_COLOR: '#0057ff',
      BRAND_DIR: brand,
      FIREBASE_API_KEY: "$&$'</script><script>alert(1)</script>",
      FIREBASE_AUTH_DOMAIN: 'demo.firebaseapp.com',
      MARKETING_SAMPLES: 'on',
      PUBLIC_URL: 'https://picks.example',
    });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(folder, { recursive: true });
  });

  /** A page that was drawn at build. */
  function drawn(kind: string): string {
    return `<!doctype html><style nonce="__NONCE__"></style><script nonce="__NONCE__">__CONFIG__</script><link rel="canonical" href="__PUBLIC_URL__/start"><h1>${kind}</h1>`;
  }

  const get = (url: string, headers = {}) => gateway.app.inject({ url, headers });
  const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

  test('pages say what the plans cost, in words and as data, and only an earlier price that was asked', async () => {
    const page = async () => (await get('/pricing')).body;
    const configOf = (body: string) => JSON.parse(/id="config">(.*?)<\/script>/.exec(body)?.[1] ?? '');
    const first = await page();
    expect(first).toContain('<p><b>$79</b></p><p>$249.00, $8.30 per day</p>');
    expect(configOf(first).planPrices).toEqual(PRICES);
    await gateway.services.database.em.execute(
      `insert into plan_prices (id, tier, months, cents, starts_at, "by", reason)
       values (4, 'PLUS', 1, 6950, ?, 'psql', 'A test')`,
      [gateway.services.clock.now()],
    );
    await until(async () => (await page()).includes('$69.50'), 15_000);
    const lowered = await page();
    expect(lowered).toContain('<p><span data-earlier="">Was <s>$79</s></span><b>$69.50</b></p>');
    expect(configOf(lowered).planPrices.PLUS).toEqual({ monthlyCents: 6_950, earlierCents: 7_900 });
  });

  describe('the one page', () => {
    test.each(['/start', '/dashboard', '/checkout/plus', '/reset-password?oobCode=a.b'])(
      '%s',
      async (url) => {
        const { statusCode, headers, body } = await get(url);
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        });
        expect(body).not.toContain('__NONCE__');
        expect(body).not.toContain('__CONFIG__');
      },
    );

    test.each([
      ['/', '/start'],
      ['/?from=mail&to=x', '/start?from=mail&to=x'],
    ])('%s leads to the landing page, which has words and previews in its HTML', async (url, target) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, target]);
    });

    test.each(['/any/path/at/all', '/metrics', '/wp-login'])('%s with status 404', async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test('the record comes with its figures, in words and as data, under the nonce of the answer', async () => {
      const { body, statusCode } = await gateway.app.inject('/record');
      expect(statusCode).toBe(200);
      expect(body).toContain(
        '<div id="root"><h2>0 picks of Lines &amp; &quot;Co&quot;, samples true</h2></div>',
      );
      const [, nonce, data = ''] = /id="drawn-record" nonce="([^"]+)">([^<]*)<\/script>/.exec(body) ?? [];
      expect(body).toContain(`<style nonce="${nonce}">`);
      expect(JSON.parse(data)).toMatchObject({
        figures: { n: 0 },
        by: [
          { dimension: 'LEAGUE' },
          { dimension: 'MARKET' },
          { dimension: 'ANALYST' },
          { dimension: 'PLAN' },
          {},
          {},
        ],
        lines: [{ dimension: 'LEAGUE' }, { dimension: 'TIER' }],
      });
      expect((await gateway.app.inject('/prerendered/renderer/render-page.js')).statusCode).toBe(404);
    });

    test('the record with a filter asks for its figures by itself', async () => {
      const { body } = await gateway.app.inject('/record?league=NFL');
      expect(body).toContain('<div id="root">Loading</div>');
      expect(body).not.toContain('drawn-record');
    });

    test('its nonce is fresh in every answer and the one of its policy', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => get('/dashboard')));
      const nonces = answers.map(({ headers }) => nonceOf(headers['content-security-policy']));
      expect(new Set(nonces).size).toBe(20);
      for (const [place, { body }] of answers.entries()) {
        expect(Buffer.from(nonces[place] ?? '', 'base64')).toHaveLength(16);
        expect(body.split(`nonce="${nonces[place]}"`)).toHaveLength(3);
      }
    });

    test('its policy allows no inline script, no frame around it, no plugin and no other base', async () => {
      const { headers } = await get('/dashboard');
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      for (const rule of [
        "default-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "base-uri 'none'",
      ])
        expect(policy.split('; ')).toContain(rule);
    });

    test('its configuration is data, whatever it contains', async () => {
      const { body } = await get('/dashboard');
      const json = /application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(json)).toMatchObject({ samples: true });
      expect(JSON.parse(json).firebase).toEqual({
        apiKey: "$&$'</script><script>alert(1)</script>",
        authDomain: 'demo.firebaseapp.com',
        projectId: 'demo-chalkline',
      });
      expect(body).not.toContain('<script>alert');
    });
  });

  describe('an operator’s own name, colour and logo', () => {
    test('stand in prerendered pages, as text', async () => {
      const { body } = await get('/trial');
      expect(body).toContain(
        '<title>Trial · Lines &amp; &quot;Co&quot;</title><a href="tel:1-800-4262537">1-800-GAMBLER</a>' +
          '<p>Picks &lt;LLC&gt;, 1 Main St, Reno NV help@picks.example</p>',
      );
      expect(body).toMatch(/^<style nonce="[^"_]+">:root:root\{--accent:#0057ff;.*url\(\/logo\.svg\)/);
    });

    test('are passed to the page', async () => {
      const { body } = await get('/dashboard');
      const json = /application\/json">(.*?)<\/script>/.exec(body)?.[1] ?? '';
      expect(JSON.parse(json).product).toMatchObject({
        name: 'Lines & "Co"',
        operator: 'Picks <LLC>, 1 Main St, Reno NV',
      });
    });

    test('are in the manifest; files of BRAND_DIR replace ours, others are not served', async () => {
      expect(JSON.parse((await get('/manifest.webmanifest')).body)).toEqual({ name: 'Lines & "Co"' });
      expect((await get('/icon-192.png')).body).toBe('own icon-192.png');
      expect((await get('/logo.svg')).headers['content-type']).toBe('image/svg+xml');
      expect((await get('/notes.txt')).statusCode).toBe(404);
    });
  });

  describe('pages drawn at build', () => {
    test('are sent for their paths alone, with the nonce of their policy', async () => {
      for (const url of ['/start', '/start?from=mail']) {
        const { headers, body } = await get(url);
        expect(body).toContain('<h1>with-samples</h1>');
        expect(body.split(`nonce="${nonceOf(headers['content-security-policy'])}"`)).toHaveLength(3);
      }
      for (const url of ['/start/', '/started', '/with-samples/start'])
        expect((await get(url)).body).not.toContain('<h1>');
    });

    test('name their public address', async () => {
      expect((await get('/start')).body).toContain(
        '<link rel="canonical" href="https://picks.example/start">',
      );
    });

    test('show no sample content unless MARKETING_SAMPLES turns it on', async () => {
      const honest = await openGateway({ FRONTEND_DIR: folder, MARKETING_SAMPLES: 'off' });
      const { body } = await honest.app.inject('/start');
      await honest.close();
      expect(body).toContain('<h1>without-samples</h1>');
      expect(body).toContain('"samples":false');
    });

    test('are no files, and neither are the compressed ones', async () => {
      for (const url of ['/prerendered/with-samples/start.html', '/assets/main-abc.js.br'])
        expect((await get(url)).statusCode).toBe(404);
    });
  });

  describe('answers are compressed', () => {
    test.each([
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ])('a page for %s', async (accepted, encoding, open) => {
      const { headers, rawPayload } = await get('/start', { 'accept-encoding': accepted });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(open(rawPayload).toString()).toContain('<h1>with-samples</h1>');
    });

    test('a page as it is for clients that take nothing else', async () => {
      expect((await get('/start')).headers['content-encoding']).toBeUndefined();
    });

    test('a file as it was compressed at build', async () => {
      const { headers, rawPayload } = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect(headers['content-type']).toContain('javascript');
      expect(brotliDecompressSync(rawPayload).toString()).toBe('export const a = 1;');
      expect((await get('/assets/main-abc.js')).body).toBe('export const a = 1;');
    });
  });

  describe('files', () => {
    test('hashed ones are cached for ever, others revalidated', async () => {
      const script = await get('/assets/main-abc.js');
      expect(script.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
      });
      expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
    });

    test.each([
      '/index.html',
      '/assets/none.js',
      '/none.png',
      '/api/none',
      '/../package.json',
      '/%2e%2e/package.json',
      '/.env',
    ])('%s is not one, and no page that looks like success', async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(404);
      expect(headers['content-type']).toContain('application/json');
    });

    test('robots.txt names the sitemap by our address', async () => {
      expect((await get('/robots.txt')).body).toBe('Sitemap: https://picks.example/sitemap.xml');
    });

    test('only reading is offered', async () => {
      for (const method of ['POST', 'PUT', 'DELETE'] as const)
        expect((await gateway.app.inject({ method, url: '/dashboard' })).statusCode).toBe(404);
    });
  });
});
