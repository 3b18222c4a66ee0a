import type { Services } from '#gateway/auth/context.ts';
import type { Rows } from '#gateway/database/rows.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { jobFailureText } from './failure-text.ts';
import * as statements from './job-runner.sql.ts';
import type { Job } from './jobs.ts';

type KnownJob = Pick<Job, 'name' | 'everySeconds'>;

interface Turn {
  /** By `performance.now()`. */
  endedAt: number;
  took: number;
}

/**
 * Runs jobs, and keeps in the database how they run, for the page of operations. An idle worker has a thousand turns a minute, so
 * they are written together, every fifteen seconds; a failure and its end at once. Times are the database's: the product's clock
 * may jump.
 */
export class JobRunner {
  readonly services: Services;
  readonly #known = new Set<string>();
  readonly #turns = new Map<string, Turn>();
  /** When a failing job was last written. */
  readonly #failing = new Map<string, number>();

  constructor(services: Services) {
    this.services = services;
  }

  /** The jobs of this build; turns of others are not kept. */
  async register(jobs: readonly KnownJob[]): Promise<void> {
    const known = jobs.map(({ name, everySeconds }) => ({ name, everySeconds }));
    for (const { name } of known) this.#known.add(name);
    const { em } = this.services.database;
    await statements.watchJobsAgain.run(em);
    await statements.registerJobs.run(em, { jobs: JSON.stringify(known) });
  }

  /** One turn, and whether it succeeded. A failure is logged: the data itself says what is left to do at the next turn. Never throws. */
  async run(name: string, act: Job['run']): Promise<boolean> {
    const startedAt = performance.now();
    try {
      await act(this.services);
    } catch (failure) {
      this.services.log.error({ err: failure, job: name }, 'a job failed');
      if (this.#known.has(name)) await this.#noteFailure(name, failure);
      return false;
    }
    if (this.#known.has(name)) await this.#noteSuccess(name, startedAt);
    return true;
  }

  async #noteSuccess(name: string, startedAt: number): Promise<void> {
    const endedAt = performance.now();
    this.#turns.set(name, { endedAt, took: endedAt - startedAt });
    if (this.#failing.delete(name)) await this.flush();
  }

  /** Writes the turns since the last time. Never throws. */
  async flush(): Promise<void> {
    const now = performance.now();
    const turns = [...this.#turns].map(([name, { endedAt, took }]) => ({
      name,
      took: Math.round(took),
      ago: Math.round(now - endedAt),
    }));
    this.#turns.clear();
    await this.#write((em) => statements.watchJobsAgain.run(em));
    if (turns.length > 0)
      await this.#write((em) => statements.noteSuccesses.run(em, { turns: JSON.stringify(turns) }));
  }

  async #noteFailure(name: string, failure: unknown): Promise<void> {
    const now = performance.now();
    this.#turns.delete(name);
    if (now - (this.#failing.get(name) ?? -MINUTE) < MINUTE) return;
    this.#failing.set(name, now);
    await this.#write((em) => statements.noteFailure.run(em, { failure: jobFailureText(failure), name }));
  }

  async #write(write: (rows: Rows) => Promise<number>): Promise<void> {
    const { database, log } = this.services;
    await write(database.em).catch((failure: unknown) =>
      log.warn({ err: failure }, 'how the jobs run could not be written'),
    );
  }
}
