import { AppError } from '#gateway/app-error.ts';
import type { Services } from '#gateway/auth/context.ts';
import { Teller } from './broadcaster.ts';
import { type Ear, openEar } from './notification-listener.ts';
import type { Notice } from './notifications.ts';
import { inOrder, together } from './serial-queue.ts';
import type { Subscriber } from './subscriber.ts';
import { type Person, personOf } from './viewers.ts';

/** What happens by time, the end of a trial included, is told this late at most. */
const TICK_MILLISECONDS = 500;
const PATIENCE_MILLISECONDS = 3_000;

/**
 * The streams of this process. All that happens is worked on one after the other, in the order in which the
 * database committed it: who lost a plan before a pick was posted is looked at again before it is sent. While
 * the database is not heard nothing is sent at all; then what was missed is read.
 */
export class Live {
  readonly #teller: Teller;
  readonly #enqueue = inOrder((failure) => this.#beginAnew(failure));
  readonly #refresh = together<string>(
    (task) => this.#whileHearing(task),
    (uids) => this.#teller.refresh(uids),
  );
  readonly #greet = together<Subscriber>(
    (task) => this.#whileHearing(task),
    (newcomers) => this.#teller.greet(newcomers),
  );
  #ear: Ear | null = null;
  #timers: NodeJS.Timeout[] = [];
  #hears = false;
  /** Counts the connections that listened, so that a late word about an earlier one is known as that. */
  #connection = 0;
  #closed = false;
  #waiting: (() => void)[] = [];

  constructor(
    readonly services: Services,
    readonly databaseUrl: string,
    readonly beatMilliseconds: number,
  ) {
    this.#teller = new Teller(services);
  }

  get size(): number {
    return this.#teller.subscribers.size;
  }

  /** Resolves once the database is heard; the first call begins to listen. Throws UNAVAILABLE when it takes long. */
  async listen(): Promise<void> {
    if (this.#closed) throw new AppError('UNAVAILABLE');
    if (this.#hears) return;
    if (!this.#ear) this.#begin();
    await new Promise<void>((heard, reject) => {
      const timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), PATIENCE_MILLISECONDS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        heard();
      });
    });
  }

  /** Somebody is about to have one more stream: answers what is true of them now, and from now on. */
  async enter(uid: string): Promise<Person> {
    const person = personOf(this.#teller.people, uid);
    person.streams += 1;
    if (!person.known) await this.#refresh(uid);
    if (person.known) return person;
    this.leave(person);
    throw new AppError('UNAVAILABLE');
  }

  leave(person: Person): void {
    person.streams -= 1;
    if (person.streams === 0) this.#teller.people.delete(person.uid);
  }

  add(subscriber: Subscriber): void {
    this.#teller.subscribers.add(subscriber);
    if (subscriber.operation.feed.field === 'boardChanged') void this.#greet(subscriber);
  }

  remove(subscriber: Subscriber): void {
    this.#teller.subscribers.delete(subscriber);
    if (subscriber.person) this.leave(subscriber.person);
  }

  /** Breaks every stream off, so that clients connect again, to a process that stays. */
  endAll(): void {
    this.#closed = true;
    for (const { stream } of this.#teller.subscribers) stream.breakOff();
  }

  async close(): Promise<void> {
    this.endAll();
    for (const timer of this.#timers) clearInterval(timer);
    await this.#ear?.close();
    await this.#enqueue(async () => {});
  }

  #begin(): void {
    this.#ear = openEar(this.databaseUrl, this.services.log, {
      opened: () => {
        this.#connection += 1;
        const connection = this.#connection;
        void this.#enqueue(() => this.#catchUp(connection));
      },
      notice: (notice) => this.#take(notice),
      lost: () => {
        this.#connection += 1;
        this.#hears = false;
      },
    });
    this.#timers = [
      setInterval(() => void this.#whileHearing(() => this.#teller.settle()), TICK_MILLISECONDS),
      setInterval(() => this.#beat(), this.beatMilliseconds),
    ];
  }

  #take(notice: Notice): void {
    if (!('reader' in notice)) void this.#whileHearing(() => this.#teller.tell(notice));
    else if (this.#teller.people.has(notice.reader)) void this.#refresh(notice.reader);
  }

  async #catchUp(connection: number): Promise<void> {
    await this.#teller.catchUp();
    if (connection !== this.#connection) return;
    this.#hears = true;
    for (const go of this.#waiting.splice(0)) go();
  }

  #whileHearing(task: () => Promise<void>): Promise<void> {
    return this.#enqueue(async () => {
      if (this.#hears) await task();
    });
  }

  /** What was worked on when something failed is not known: all of it is read again over a new connection. */
  #beginAnew(failure: unknown): void {
    if (this.#closed) return;
    this.services.log.error({ err: failure }, 'live updates begin anew');
    this.#hears = false;
    this.#ear?.reopen();
  }

  #beat(): void {
    for (const { stream } of this.#teller.subscribers) stream.beat();
  }
}
