import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL, type Notice, noticesOf } from './notifications.ts';

const FIRST_WAIT_MILLISECONDS = 100;
const MAX_WAIT_MILLISECONDS = 5_000;
/** How long a dead connection may go unnoticed. */
const CHECK_MILLISECONDS = 10_000;
const ANSWER_MILLISECONDS = 3_000;

interface NotificationHandlers {
  /** A transaction that notified has committed, or a probe was sent. */
  heard(channel: string): void;
  /** Listening has started. Earlier changes must be read. */
  opened(): void;
  notice(notice: Notice): void;
  /** Listening has stopped. */
  lost(): void;
}

export interface NotificationListener {
  /** A channel that nobody else listens to. */
  readonly probe: string;
  /** Replaces the connection, because it is unknown what was received. */
  reopen(): void;
  close(): Promise<void>;
}

/** This process's one connection that listens to the database, outside the pool. It reconnects forever. */
export function openNotificationListener(
  url: string,
  log: Logger,
  handlers: NotificationHandlers,
): NotificationListener {
  const probe = `live_probe_${randomUUID().replaceAll('-', '')}`;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;

  async function open(): Promise<void> {
    const own = newClient(url);
    client = own;
    own.on('error', (failure) => lose(own, failure));
    own.on('end', () => lose(own));
    own.on('notification', (message) => client === own && pass(message, probe, handlers));
    await listen(own, probe).catch((failure: unknown) => lose(own, failure));
    if (client !== own) return;
    failures = 0;
    handlers.opened();
    check(own);
  }

  function check(own: pg.Client): void {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => client === own && check(own),
        (failure: unknown) => lose(own, failure),
      );
    }, CHECK_MILLISECONDS);
  }

  function lose(own: pg.Client, failure?: unknown): void {
    if (client !== own) return;
    client = null;
    clearTimeout(timer);
    void own.end().catch(() => {});
    if (closed) return;
    handlers.lost();
    log.warn({ err: failure }, 'the listening connection was lost');
    timer = setTimeout(open, waitAfter(failures));
    failures += 1;
  }

  void open();
  return {
    probe,
    reopen: () => client && lose(client),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      const own = client;
      client = null;
      await own?.end().catch(() => {});
    },
  };
}

function newClient(url: string): pg.Client {
  return new pg.Client({
    ...{ connectionString: url, application_name: 'chalkline-live', keepAlive: true },
    ...{ connectionTimeoutMillis: ANSWER_MILLISECONDS, query_timeout: ANSWER_MILLISECONDS },
  });
}

async function listen(client: pg.Client, probe: string): Promise<void> {
  await client.connect();
  await client.query(`listen ${CHANNEL}; listen ${probe}`);
}

function pass({ channel, payload }: pg.Notification, probe: string, handlers: NotificationHandlers): void {
  handlers.heard(channel);
  if (channel === probe) return;
  for (const notice of noticesOf(payload)) handlers.notice(notice);
}

/** Twice as long after each failure, and never the same for all processes. */
function waitAfter(failures: number): number {
  const longest = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** failures, MAX_WAIT_MILLISECONDS);
  return longest * (0.5 + Math.random() / 2);
}
