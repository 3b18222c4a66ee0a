/** What the provider says about an account: sessions that began before `validSince` have ended. */
export interface AccountState {
  /** False when the account is disabled or gone. */
  isOpen: boolean;
  validSince: Date;
}

interface Known extends AccountState {
  readAt: number;
  /** When a newer answer could not be had. */
  failedAt: number;
  /** Whether anybody needed it when it was read, or since. */
  isUsed: boolean;
}

/** From this age on a state is read again while the old one is still used. */
const REFRESH_MILLISECONDS = 30_000;
/** How long after a session has ended at the provider it may still be believed, at most (docs/operations.md). */
export const REVOCATION_BOUND_MILLISECONDS = 60_000;
/** How long a state is believed while the provider does not answer. */
const UNANSWERED_MILLISECONDS = 5 * 60_000;
/** After a failure nobody waits for another try for this long, as long as the last answer is believed. */
const PAUSE_MILLISECONDS = 10_000;
/** The provider answers for this many accounts in one call. */
const MAX_A_CALL = 100;
const MAX_KNOWN = 50_000;

type ReadStates = (uids: string[]) => Promise<Map<string, AccountState>>;

/**
 * The states of accounts at the provider, kept for a minute, so that checking each request costs a look into memory.
 * Reads that are wanted at the same time share a call, and those of members who are there and will be wanted soon go with
 * it: a call has room for a hundred, and without them nearly every account would have one of its own. Throws what `read`
 * throws, once the last answer is too old.
 */
export class AccountStates {
  /** In the order in which they were read. */
  readonly #known = new Map<string, Known>();
  readonly #reading = new Map<string, Promise<void>>();
  readonly #read: ReadStates;
  readonly #now: () => number;
  #wanted: Set<string> | null = null;
  #batch: Promise<void> = Promise.resolve();

  constructor(read: ReadStates, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Whether a session that began at `since` has ended, or its account. */
  async hasEnded(uid: string, since: Date): Promise<boolean> {
    const state = this.#known.get(uid);
    if (state) {
      state.isUsed = true;
      await this.#refreshIfOld(uid, state);
    } else await this.refresh(uid);
    return this.isKnownEnded(uid, since);
  }

  /** The same from memory alone; false for an account that was not read yet. */
  isKnownEnded(uid: string, since: Date): boolean {
    const state = this.#known.get(uid);
    return state !== undefined && (!state.isOpen || since < state.validSince);
  }

  /** Reads an account again. */
  refresh(uid: string): Promise<void> {
    const running = this.#reading.get(uid);
    if (running) return running;
    const reading = this.#joinBatch(uid).finally(() => this.#reading.delete(uid));
    this.#reading.set(uid, reading);
    return reading;
  }

  /** Its state has just been changed: the next check reads it. */
  forget(uid: string): void {
    this.#known.delete(uid);
  }

  async #refreshIfOld(uid: string, state: Known): Promise<void> {
    const age = this.#now() - state.readAt;
    if (age < REFRESH_MILLISECONDS) return;
    const isTooOld = age >= UNANSWERED_MILLISECONDS;
    const isPaused = this.#now() - state.failedAt < PAUSE_MILLISECONDS;
    const refreshing = this.refresh(uid).catch((failure: unknown) => {
      state.failedAt = this.#now();
      if (isTooOld) throw failure;
    });
    if (isTooOld || (age >= REVOCATION_BOUND_MILLISECONDS && !isPaused)) await refreshing;
  }

  #joinBatch(uid: string): Promise<void> {
    if (!this.#wanted || this.#wanted.size >= MAX_A_CALL) {
      const wanted = new Set<string>();
      this.#wanted = wanted;
      const batch: Promise<void> = Promise.resolve().then(() => this.#readAll(wanted, batch));
      this.#batch = batch;
    }
    this.#wanted.add(uid);
    return this.#batch;
  }

  async #readAll(wanted: ReadonlySet<string>, batch: Promise<void>): Promise<void> {
    if (this.#wanted === wanted) this.#wanted = null;
    const readAt = this.#now();
    const along = this.#dueBy(readAt, MAX_A_CALL - wanted.size);
    for (const uid of along) this.#reading.set(uid, batch);
    try {
      const uids = [...wanted, ...along];
      const states = await this.#read(uids);
      for (const uid of uids) this.#keep(uid, states.get(uid), { readAt, isUsed: wanted.has(uid) });
    } finally {
      for (const uid of along) this.#reading.delete(uid);
    }
  }

  /** At most so many accounts that are old enough to be read again, in use, and not being read. */
  #dueBy(now: number, most: number): string[] {
    const due: string[] = [];
    for (const [uid, { readAt, isUsed }] of this.#known) {
      if (due.length >= most || now - readAt < REFRESH_MILLISECONDS) break;
      if (isUsed && !this.#reading.has(uid)) due.push(uid);
    }
    return due;
  }

  #keep(uid: string, state: AccountState | undefined, read: Pick<Known, 'readAt' | 'isUsed'>): void {
    this.#known.delete(uid);
    if (this.#known.size >= MAX_KNOWN) this.#known.delete(this.#known.keys().next().value ?? '');
    const answered = state ?? { isOpen: false, validSince: new Date(0) };
    this.#known.set(uid, { ...answered, ...read, failedAt: Number.NEGATIVE_INFINITY });
  }
}
