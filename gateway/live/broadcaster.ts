import type { Services } from '#gateway/auth/context.ts';
import { findPick, picksBetween } from '#gateway/picks/pick-rows.ts';
import { ERRORS, type ErrorCode } from '#schema/rules/api/errors.ts';
import { nextTurn } from '#schema/rules/picks/pick-changes.ts';
import { addDays, easternDay } from '#schema/rules/time/eastern-time.ts';
import { type ChangeEvent, turned, written } from './change-events.ts';
import { audiencesOf, deliver } from './deliver.ts';
import { nextMessage } from './event-stream.ts';
import type { PickChange } from './notifications.ts';
import { ScannerPace } from './scanner-pace.ts';
import { SeenChanges } from './seen-changes.ts';
import { authorize, type Subscriber } from './subscriber.ts';
import { type Accounts, readAccounts } from './viewers.ts';

/** Keeps the open subscriptions and sends them changes. Its methods run one after the other: see `live.ts`. */
export class Broadcaster {
  readonly accounts: Accounts = new Map();
  readonly subscribers = new Set<Subscriber>();
  readonly #services: Services;
  readonly #seen = new SeenChanges();
  #began = false;
  /** The moment up to which everything has been sent. */
  #moment: Date;
  readonly #scanner = new ScannerPace();
  /** When time alone next changes something; unknown at first and after each change. */
  #turnsAt: Date | null = null;

  constructor(services: Services) {
    this.#services = services;
    this.#moment = services.clock.now();
  }

  /** Listening has started again: sends what was missed. */
  async catchUp(): Promise<void> {
    if (!this.#began) {
      await this.#seen.begin(this.#rows);
      this.#moment = this.#services.clock.now();
      this.#began = true;
      return;
    }
    await readAccounts(this.#rows, this.accounts, this.accounts.keys());
    for (const change of await this.#seen.missed(this.#rows)) await this.broadcast(change);
  }

  /** Something that decides what these members may see has changed. */
  async refresh(uids: Iterable<string>): Promise<void> {
    await readAccounts(this.#rows, this.accounts, uids);
    await this.refreshAll();
  }

  /** A pick has changed. Every subscriber is authorized again before receiving anything of it. */
  async broadcast(change: PickChange): Promise<void> {
    if (this.#seen.has(change)) return;
    await this.refreshAll();
    const pick = await findPick(this.#rows, change.pickId);
    const now = this.#moment;
    await this.#send(written(change, pick), this.#present(this.subscribers), { from: now, now });
    this.#turnsAt = null;
    this.#seen.add(change);
  }

  /** Asks the identity provider which accounts and sessions have ended; streams of ended ones end at the next tick. */
  async refreshSessions(): Promise<void> {
    await this.#services.identity.refresh([...this.accounts.keys()]);
  }

  /** Sends the current board to its subscribers. */
  async sendInitial(subscribers: Iterable<Subscriber>): Promise<void> {
    const now = this.#services.clock.now();
    await this.#send(({ date }) => [{ date }], this.#present(subscribers), { from: now, now });
  }

  /**
   * Authorizes every subscriber again and checks the clock: ends streams without a right, sends what plans and time
   * changed.
   */
  async refreshAll(): Promise<void> {
    const now = this.#services.clock.now();
    const viewerKeys = [...this.#authorized(now)];
    const isOther = viewerKeys.some(([subscriber, viewerKey]) => viewerKey !== subscriber.viewerKey);
    if (isOther || this.#turnsAt === null || now >= this.#turnsAt) {
      const days = [addDays(easternDay(this.#moment), -1), easternDay(now)] as const;
      const picks = await picksBetween(this.#rows, ...days);
      const turns = now >= nextTurn(picks, this.#moment);
      if (isOther || turns) await this.#send(turned(picks), viewerKeys, { from: this.#moment, now });
      this.#turnsAt = nextTurn(picks, now);
    }
    this.#moment = now;
    await this.#sendScanner(now);
  }

  /** What the arbitrage scanner shows, to those who follow it. It changes with the rounds of the feed, which notify nobody. */
  async #sendScanner(now: Date): Promise<void> {
    const followers = [...this.subscribers].filter(
      ({ operation }) => operation.topic.field === 'arbitragesChanged',
    );
    if (followers.length > 0 && (await this.#scanner.hasTurned(this.#services, now)))
      await this.#send(() => [{}], this.#present(followers), { from: now, now });
  }

  get #rows() {
    return this.#services.database.em;
  }

  /** The subscribers that may continue, with what they may see now. */
  *#authorized(now: Date): Generator<[Subscriber, string]> {
    for (const subscriber of this.subscribers) {
      const viewerKey = authorize(this.#services, subscriber, now);
      if (typeof viewerKey === 'string') yield [subscriber, viewerKey];
      else end(subscriber, viewerKey.ended);
    }
  }

  *#present(subscribers: Iterable<Subscriber>): Generator<[Subscriber, string]> {
    for (const subscriber of subscribers) yield [subscriber, subscriber.viewerKey];
  }

  async #send(
    event: ChangeEvent,
    viewerKeys: Iterable<[Subscriber, string]>,
    when: { from: Date; now: Date },
  ) {
    for (const audience of audiencesOf(viewerKeys)) {
      await deliver(this.#services, audience, event, when);
      for (const subscriber of audience.subscribers) subscriber.viewerKey = audience.viewerKey;
    }
  }
}

/** The last message of a stream: why it ends. */
function end({ stream }: Subscriber, code: ErrorCode): void {
  stream.complete(nextMessage({ errors: [{ message: ERRORS[code].message, extensions: { code } }] }));
}
