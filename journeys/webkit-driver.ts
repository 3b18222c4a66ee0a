import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#local/system/free-port.ts';
import { temporaryFolder } from '#local/testing/temporary-folder.ts';
import { until } from '#local/testing/until.ts';

/** The name of an element's id in the W3C WebDriver protocol. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = { [ELEMENT]: string };
type Send = <Value>(method: string, command: string, body?: object) => Promise<Value>;

/** Nothing leaves this machine: all but its own addresses goes to a proxy that is not there. */
const CAPABILITIES = {
  proxy: {
    proxyType: 'manual',
    httpProxy: '127.0.0.1:9',
    sslProxy: '127.0.0.1:9',
    noProxy: ['localhost', '127.0.0.1'],
  },
};

/** MiniBrowser's own toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = '* { padding: 0; margin: 0; border-width: 0; min-width: 0; font-size: 1px; }';

export type WebKit = ReturnType<typeof commands> & {
  /** Name and version. */
  version: string;
  close(): Promise<void>;
};

/** WebKitGTK's MiniBrowser, driven by WebKitWebDriver with plain requests. */
export async function startWebKit(): Promise<WebKit> {
  const driver = await startDriver();
  type Session = { sessionId: string; capabilities: Record<string, string> };
  const request = { capabilities: { alwaysMatch: CAPABILITIES } };
  try {
    const { sessionId, capabilities } = await sendTo(driver.origin)<Session>('POST', '/session', request);
    const send = sendTo(`${driver.origin}/session/${sessionId}`);
    const close = async () => {
      await send('DELETE', '').catch(() => {});
      await driver.stop();
    };
    const version = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { ...commands(send), version, close };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

async function startDriver() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const screen = await startScreen();
  const settings = temporaryFolder();
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_TOOLBAR);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: 'ignore',
  });
  const missing = new Promise((_resolve, reject) => driver.once('error', reject));
  const ended = new Promise((resolve) => driver.once('exit', resolve).once('error', resolve));
  const answers = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    driver.kill();
    await ended;
    screen.stop();
    rmSync(settings, { recursive: true, force: true });
  };
  try {
    await Promise.race([until(answers), ended, missing]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** A display of its own in memory. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb has ended')));
    screen.stdout.once('data', (number) => resolve(`:${String(number).trim()}`));
  });
  return { display, stop: () => screen.kill() };
}

function sendTo(base: string): Send {
  return async (method, command, body = {}) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    const response = await fetch(base + command, { method, ...sent });
    const { value } = (await response.json()) as { value: never };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${command || method}: ${error}: ${message}`);
  };
}

/** Elements are named by XPath, and waited for. */
function commands(send: Send) {
  async function find(value: string): Promise<Element> {
    let found: Element | undefined;
    await until(async () => {
      [found] = await send<Element[]>('POST', '/elements', { using: 'xpath', value });
      return found !== undefined;
    });
    return found as Element;
  }
  async function act(path: string, action: string, body?: object): Promise<void> {
    const { [ELEMENT]: id } = await find(path);
    await send('POST', `/element/${id}/${action}`, body);
  }
  /** Runs the body of a function in the page. */
  const run = <Result>(script: string) => send<Result>('POST', '/execute/sync', { script, args: [] });
  return {
    run,
    open: (url: string) => send<void>('POST', '/url', { url }),
    waitFor: async (path: string) => void (await find(path)),
    click: (path: string) => act(path, 'click'),
    type: (path: string, text: string) => act(path, 'value', { text }),
    /** The window has no frame at its sides, so the page becomes as wide. */
    resize: async (width: number, height: number) => {
      await send('POST', '/window/rect', { width, height });
      await until(async () => (await run('return innerWidth')) === width);
    },
    inFrame: async (path: string, work: () => Promise<void>) => {
      await send('POST', '/frame', { id: await find(path) });
      await work();
      await send('POST', '/frame', { id: null });
    },
    screenshot: async (file: string) =>
      writeFileSync(file, Buffer.from(await send<string>('GET', '/screenshot'), 'base64')),
  };
}
