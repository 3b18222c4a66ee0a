import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { Broadcaster } from './broadcaster.ts';
import { type NotificationListener, openNotificationListener } from './notification-listener.ts';
import { CHANNEL, type Notice } from './notifications.ts';
import { batched, serialQueue } from './serial-queue.ts';
import type { Subscriber } from './subscriber.ts';
import { type Account, accountOf } from './viewers.ts';

/** The longest delay of changes that come with time alone, such as the end of a trial. */
const TICK_MILLISECONDS = 500;
const RECONNECT_TIMEOUT_MILLISECONDS = 3_000;
/** With the tick and the provider's deadline this stays within the bound of account-states.ts. */
const SESSIONS_MILLISECONDS = 30_000;

/**
 * The streams of this process. Changes are processed one after the other, in commit order: a viewer who lost a plan
 * before a pick was posted is authorized again before the pick is sent. While not listening to the database nothing is
 * sent; afterwards what was missed is read.
 */
export class Live {
  readonly #broadcaster: Broadcaster;
  readonly #enqueue = serialQueue((failure) => this.#restart(failure));
  readonly #refresh = batched<string>(
    (task) => this.#whileListening(task),
    (uids) => this.#broadcaster.refresh(uids),
  );
  readonly #sendInitial = batched<Subscriber>(
    (task) => this.#whileListening(task),
    (subscribers) => this.#broadcaster.sendInitial(subscribers),
  );
  #listener: NotificationListener | null = null;
  #timers: NodeJS.Timeout[] = [];
  #listening = false;
  /** Numbers the connections that listened, so that a late notification from an earlier one is recognized. */
  #connection = 0;
  #closed = false;
  #waiting: (() => void)[] = [];
  #notifications = 0;
  #probed: (() => void)[] = [];

  constructor(
    readonly services: Services,
    readonly databaseUrl: string,
    readonly heartbeatMilliseconds: number,
  ) {
    this.#broadcaster = new Broadcaster(services);
  }

  get size(): number {
    return this.#broadcaster.subscribers.size;
  }

  get isListening(): boolean {
    return this.#listening;
  }

  /** Commits received since the start: a transaction notifies once. */
  get notifications(): number {
    return this.#notifications;
  }

  /** Milliseconds from a notification's commit until it is received, by one that is sent for it. Throws while not listening. */
  async measureLag(): Promise<number> {
    if (!this.#listener || !this.#listening) throw new AppError('UNAVAILABLE');
    const heard = new Promise<number>((resolve) => this.#probed.push(() => resolve(performance.now())));
    await this.services.database.em.execute("select pg_notify(?, '')", [this.#listener.probe]);
    const sent = performance.now();
    const late = pause(RECONNECT_TIMEOUT_MILLISECONDS, sent + RECONNECT_TIMEOUT_MILLISECONDS, { ref: false });
    return Math.max(0, (await Promise.race([heard, late])) - sent);
  }

  /** Resolves once listening to the database; the first call starts it. Throws UNAVAILABLE after a timeout. */
  async listen(): Promise<void> {
    if (this.#closed) throw new AppError('UNAVAILABLE');
    if (this.#listening) return;
    if (!this.#listener) this.#start();
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), RECONNECT_TIMEOUT_MILLISECONDS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /** Prepares one more stream: answers what the viewer may see now, and keeps it current from here on. */
  async enter(uid: string): Promise<Account> {
    const account = accountOf(this.#broadcaster.accounts, uid);
    account.streams += 1;
    if (!account.known) await this.#refresh(uid);
    if (account.known) return account;
    this.leave(account);
    throw new AppError('UNAVAILABLE');
  }

  leave(account: Account): void {
    account.streams -= 1;
    if (account.streams === 0) this.#broadcaster.accounts.delete(account.uid);
  }

  add(subscriber: Subscriber): void {
    this.#broadcaster.subscribers.add(subscriber);
    if (subscriber.operation.topic.field !== 'pickChanged') void this.#sendInitial(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.#broadcaster.subscribers.delete(subscriber);
    if (subscriber.account) this.leave(subscriber.account);
  }

  /** Breaks off every stream, so that clients reconnect to another process. */
  endAll(): void {
    this.#closed = true;
    for (const { stream } of this.#broadcaster.subscribers) stream.breakOff();
  }

  /** The same, one after the other in random order over so many milliseconds, with room for new ones until then. */
  async endGradually(milliseconds: number): Promise<void> {
    const subscribers = shuffled(this.#broadcaster.subscribers);
    for (const [at, { stream }] of subscribers.entries()) {
      if (at > 0) await pause(milliseconds / subscribers.length);
      stream.breakOff();
    }
  }

  async close(): Promise<void> {
    this.endAll();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#listener?.close();
    await this.#enqueue(async () => {});
  }

  #start(): void {
    this.#listener = openNotificationListener(this.databaseUrl, this.services.log, {
      opened: () => {
        this.#connection += 1;
        const connection = this.#connection;
        void this.#enqueue(() => this.#catchUp(connection));
      },
      heard: (channel) => this.#count(channel),
      notice: (notice) => this.#take(notice),
      lost: () => {
        this.#connection += 1;
        this.#listening = false;
      },
    });
    this.#timers = [
      setInterval(() => void this.#whileListening(() => this.#broadcaster.refreshAll()), TICK_MILLISECONDS),
      setInterval(() => this.#heartbeat(), this.heartbeatMilliseconds),
      setInterval(() => this.#refreshSessions(), SESSIONS_MILLISECONDS),
    ];
  }

  #count(channel: string): void {
    if (channel === CHANNEL) this.#notifications += 1;
    else for (const heard of this.#probed.splice(0)) heard();
  }

  #take(notice: Notice): void {
    if (!('reader' in notice)) void this.#whileListening(() => this.#broadcaster.broadcast(notice));
    else if (this.#broadcaster.accounts.has(notice.reader)) void this.#refresh(notice.reader);
  }

  async #catchUp(connection: number): Promise<void> {
    await this.#broadcaster.catchUp();
    if (connection !== this.#connection) return;
    this.#listening = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  #whileListening(task: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#listening) await task();
    });
  }

  /** After a failure it is unknown what was processed, so everything is read again over a new connection. */
  #restart(failure: unknown): void {
    if (this.#closed) return;
    this.services.log.error({ err: failure }, 'restarting live updates after a failure');
    this.#listening = false;
    this.#listener?.reopen();
  }

  /** While the provider does not answer, streams go on until their tokens expire. */
  #refreshSessions(): void {
    this.#broadcaster.refreshSessions().catch((failure: unknown) => {
      this.services.log.warn({ err: failure }, 'the sessions of live streams could not be checked');
    });
  }

  #heartbeat(): void {
    for (const { stream } of this.#broadcaster.subscribers) stream.heartbeat();
  }
}

function shuffled<T>(items: Iterable<T>): T[] {
  const drawn = Array.from(items, (item) => ({ item, at: Math.random() }));
  return drawn.sort((one, other) => one.at - other.at).map(({ item }) => item);
}
