import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, jest, test } from '@jest/globals';

const SOURCE = readFileSync('frontend/public/service-worker.js', 'utf8');
const ORIGIN = 'https://chalkline.test';

interface Shown {
  title: string;
  options: { body?: string; tag?: string; renotify?: boolean; data: { navigate?: string } };
}

/** The worker as a browser runs it, with what it does outside. */
let handlers: Map<string, (event: object) => void>;
let shown: Shown[];
let windows: { url: string; focus: jest.Mock }[];
let opened: string[];

beforeEach(() => {
  handlers = new Map();
  shown = [];
  windows = [];
  opened = [];
  runInNewContext(SOURCE, {
    URL,
    location: { origin: ORIGIN },
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    registration: {
      showNotification: async (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (path: string) => opened.push(path),
    },
  });
});

/** Sends an event, and waits for what the worker asks the browser to wait for. */
async function send(name: string, event: object): Promise<void> {
  let work: unknown;
  handlers.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}
const message = (notification: object) => ({ data: { json: () => ({ web_push: 8030, notification }) } });
const tapped = (navigate?: string) => ({ notification: { close: () => {}, data: { navigate } } });

test('a message is shown as it was sent, and a later one with its tag replaces it and makes a sound', async () => {
  const navigate = `${ORIGIN}/dashboard`;
  await send('push', message({ title: 'New pick', body: 'Celtics', tag: 'pick_1', navigate }));
  expect(shown).toMatchObject([
    { title: 'New pick', options: { body: 'Celtics', tag: 'pick_1', renotify: true, data: { navigate } } },
  ]);
});

test('a message that holds nothing is not shown', async () => {
  await send('push', { data: null });
  expect(shown).toEqual([]);
});

test('a tap brings an open window of that page to the front', async () => {
  const focus = jest.fn();
  windows = [
    { url: `${ORIGIN}/account`, focus: jest.fn() },
    { url: `${ORIGIN}/dashboard?date=2031-11-20`, focus },
  ];
  await send('notificationclick', tapped(`${ORIGIN}/dashboard`));
  expect(focus).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([]);
});

test.each([
  ['opens its page where no window has it', `${ORIGIN}/picks/pick_1`, '/picks/pick_1'],
  ['opens the board where it names no page', undefined, '/dashboard'],
  ['never opens a page of others', 'https://evil.test/picks', '/dashboard'],
])('a tap %s', async (_name, navigate, path) => {
  await send('notificationclick', tapped(navigate));
  expect(opened).toEqual([path]);
});
