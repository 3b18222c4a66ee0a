import { fork } from 'node:child_process';
import { once } from 'node:events';

/** How many answers had each status; 0 is a connection that failed. */
export type Statuses = Record<string, number>;

export interface Flood {
  url: string;
  /** Asked for in turns. */
  paths: string[];
  connections: number;
}

export function countStatus(statuses: Statuses, status: number | undefined): void {
  statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
}

/** Starts a process that sends its next request as soon as one is answered. When stopped, it reports the answers. */
export function startFlood(flood: Flood): { end(): Promise<Statuses> } {
  const child = fork(new URL('flood-process.ts', import.meta.url));
  child.send(flood);
  return {
    end: async () => {
      const answered = once(child, 'message');
      child.send('end');
      const [statuses] = await answered;
      return statuses;
    },
  };
}
