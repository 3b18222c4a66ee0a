import { now } from '../clock.ts';

/** One call as the control page shows it. Nothing of the body is kept: cards pass through here. */
export interface Call {
  at: number;
  operation: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  note: string | null;
}

const REMEMBERED = 300;

/** The most recent calls, the newest last. */
export class Traffic {
  readonly calls: Call[] = [];

  record(call: Omit<Call, 'at'>): void {
    this.calls.push({ at: now().getTime(), ...call });
    if (this.calls.length > REMEMBERED) this.calls.shift();
  }

  clear(): void {
    this.calls.length = 0;
  }
}
