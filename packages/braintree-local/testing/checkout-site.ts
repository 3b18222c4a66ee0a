import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const runVite = fileURLToPath(new URL('./run-vite.ts', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Builds the test page for production, with or without the plugin of development. In a process of
 * its own: the bundler reads NODE_ENV, which is the tests' own here.
 */
export async function buildCheckout(plugin: boolean): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  const args = ['--import', 'tsx', runVite, 'build', folder, ...(plugin ? ['--plugin'] : [])];
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
  await promisify(execFile)(process.execPath, args, { env });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The page by Vite's development server, which bundles dependencies in its own way. */
export async function serveInDevelopment(): Promise<{ url: string; close(): Promise<void> }> {
  const cache = await mkdtemp(join(tmpdir(), 'vite-'));
  const env = { ...process.env, NODE_ENV: 'development', NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', runVite, 'serve', cache], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const close = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await rm(cache, { recursive: true, force: true });
  };
  return { url: line, close };
}

/** Serves a built page on loopback. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) => response.setHeader('Content-Type', types[extname(file)] ?? 'text/plain').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/** Every script of a built page, in one text. */
export async function scriptsOf(folder: string): Promise<string> {
  const names = (await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.js'));
  return (await Promise.all(names.map((name) => readFile(join(folder, 'assets', name), 'utf8')))).join('\n');
}
