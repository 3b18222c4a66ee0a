import { useSyncExternalStore } from 'react';

/** `unreachable`: the browser has a network, but the server does not answer through it. */
export type Connection = 'online' | 'offline' | 'unreachable';

const FIRST_CHECK_MS = 2_000;
const MAX_CHECK_MS = 30_000;

let connection: Connection = 'online';
const changeListeners = new Set<() => void>();
const reconnectListeners = new Set<() => void>();

export function currentConnection(): Connection {
  return connection;
}

/** What each request of the API reports: whether the server answered. */
export function reportRequest(answered: boolean): void {
  if (answered) set('online');
  else set(navigator.onLine === false ? 'offline' : 'unreachable');
}

/** Calls when the server can be reached again. Returns how to stop. */
export function onReconnect(listener: () => void): () => void {
  reconnectListeners.add(listener);
  return () => void reconnectListeners.delete(listener);
}

export function useConnection(): Connection {
  return useSyncExternalStore(onChange, currentConnection, () => 'online');
}

/** Watches the network while the page is open and checks an unreachable server until it answers. Returns how to stop. */
export function followConnection(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_CHECK_MS;
  const check = async () => {
    const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
    if (connection !== 'unreachable') return;
    if (answer?.ok) return set('online');
    wait = Math.min(wait * 2, MAX_CHECK_MS);
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    if (connection === 'unreachable') timer = setTimeout(check, wait);
    else wait = FIRST_CHECK_MS;
  };
  const offline = () => set('offline');
  const online = () => set('online');
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  const stop = onChange(schedule);
  if (navigator.onLine === false) offline();
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
  };
}

function onChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => void changeListeners.delete(listener);
}

function set(next: Connection): void {
  if (next === connection) return;
  connection = next;
  for (const listener of changeListeners) listener();
  if (next === 'online') for (const listener of reconnectListeners) listener();
}
