import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openGateway, type TestGateway } from './gateway.ts';

/** A gateway with pages as a build makes them, and an operator's brand. */
export async function openPages(): Promise<TestGateway & { folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writePages(folder);
  const brand = writeBrand(folder);
  const gateway = await openGateway({
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
  const close = () => gateway.close().then(() => rmSync(folder, { recursive: true }));
  return { ...gateway, folder, close };
}

function writePages(folder: string): void {
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
  writeFileSync(join(folder, 'manifest.webmanifest'), '{"name":"__PRODUCT_NAME__"}');
  writeFileSync(
    join(folder, 'prerendered', 'with-samples', 'trial.html'),
    '__BRAND_STYLE__<title>Trial · __PRODUCT_NAME__</title><a href="tel:__HELPLINE_DIGITS__">__HELPLINE__</a><p>__OPERATOR__ __SUPPORT_EMAIL__</p>',
  );
  writeFileSync(
    join(folder, 'prerendered', 'with-samples', 'pricing.html'),
    '<script id="config">__CONFIG__</script><p><span data-earlier="">Was <s>__PLUS_EARLIER__</s></span><b>__PLUS_MONTH__</b></p><p>__VIP_EXACT_MONTH__, __VIP_DAY__ per day</p>',
  );
}

/** Answers its folder. */
function writeBrand(folder: string): string {
  const brand = join(folder, 'brand');
  mkdirSync(brand);
  for (const file of ['logo.svg', 'icon-192.png', 'notes.txt'])
    writeFileSync(join(brand, file), `own ${file}`);
  writeFileSync(join(folder, 'icon-192.png'), 'ours');
  return brand;
}

/** A page that was drawn at build. */
function drawn(kind: string): string {
  return `<!doctype html><style nonce="__NONCE__"></style><script nonce="__NONCE__">__CONFIG__</script><link rel="canonical" href="__PUBLIC_URL__/start"><h1>${kind}</h1>`;
}
