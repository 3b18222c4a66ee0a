import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { localBraintree } from '../vite-plugin.ts';

/**
 * `run-vite.ts build <folder> [--plugin]` builds the test page for production into a folder; `run-vite.ts serve <cache>`
 * serves it by Vite's development server and prints its address.
 */
const [, , command, folder, plugin] = process.argv;

const page = {
  root: fileURLToPath(new URL('./checkout', import.meta.url)),
  configFile: false,
  logLevel: 'error',
} as const;

async function serve(): Promise<void> {
  const server = await createServer({
    ...page,
    cacheDir: folder,
    plugins: [localBraintree()],
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  process.stdout.write(`${server.resolvedUrls?.local[0]?.replace(/\/$/, '')}\n`);
}

if (command === 'serve') await serve();
else
  await build({
    ...page,
    plugins: plugin === '--plugin' ? [localBraintree()] : [],
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
