import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openGateway } from '#gateway/testing/gateway.ts';
import { openPages } from '#gateway/testing/pages.ts';
import { until } from '#local/testing/until.ts';
import { PRICES } from '#schema/testing/samples.ts';

describe('pages', () => {
  let gateway: Awaited<ReturnType<typeof openPages>>;

  beforeAll(async () => {
    gateway = await openPages();
  });
  afterAll(() => gateway.close());

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
      const honest = await openGateway({ FRONTEND_DIR: gateway.folder, MARKETING_SAMPLES: 'off' });
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
});
