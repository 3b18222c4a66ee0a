import type { Services } from '#gateway/auth/context.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { jobFailureText } from './failure-text.ts';
import type { Job } from './jobs.ts';

type KnownJob = Pick<Job, 'name' | 'everySeconds'>;

/** Removed jobs are forgotten; a process of an older build brings none of them back, because it only updates. */
const REGISTER = `
  with known as (select * from jsonb_to_recordset(?::jsonb) as j(name text, "everySeconds" int)),
       forgotten as (delete from job_runs where name not in (select name from known))
  insert into job_runs (name, every_seconds, watched_since) select name, "everySeconds", clock_timestamp() from known
  on conflict (name) do update set every_seconds = excluded.every_seconds`;

/**
 * After two minutes in which nothing ran there was no process, or it slept: no job is late for that. Once only, until something
 * has run: a process that falls over and starts again and again must not hide it. The second allows for times that are rounded.
 */
const AFTER_A_PAUSE = `
  update job_runs set watched_since = clock_timestamp()
   where (select max(ran_at) < clock_timestamp() - interval '2 minutes' and coalesce(max(watched_since) < max(ran_at) + interval '1 second', true)
            from job_runs)`;

const SUCCEEDED = `
  update job_runs r set ran_at = clock_timestamp() - d.ago * interval '1 millisecond', took_ms = d.took,
         failing_since = null, failure = null
    from jsonb_to_recordset(?::jsonb) as d(name text, took int, ago int) where r.name = d.name`;

const FAILED = `update job_runs set failing_since = coalesce(failing_since, clock_timestamp()), failure = ? where name = ?`;

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
    await this.services.database.em.execute(AFTER_A_PAUSE, [], 'run');
    await this.services.database.em.execute(REGISTER, [JSON.stringify(known)], 'run');
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
    await this.#write(AFTER_A_PAUSE, []);
    if (turns.length > 0) await this.#write(SUCCEEDED, [JSON.stringify(turns)]);
  }

  async #noteFailure(name: string, failure: unknown): Promise<void> {
    const now = performance.now();
    this.#turns.delete(name);
    if (now - (this.#failing.get(name) ?? -MINUTE) < MINUTE) return;
    this.#failing.set(name, now);
    await this.#write(FAILED, [jobFailureText(failure), name]);
  }

  async #write(sql: string, values: unknown[]): Promise<void> {
    const { database, log } = this.services;
    await database.em
      .execute(sql, values, 'run')
      .catch((failure: unknown) => log.warn({ err: failure }, 'how the jobs run could not be written'));
  }
}
