/** What this device keeps of the record between visits: what it has seen signed, and by whose key. */
export interface RememberedLog {
  /** The signed checkpoint, whole. */
  note: string;
  /** The policy that it was checked by. */
  policy: string;
  /** When it was first seen, as an ISO moment. */
  at: string;
}

const KEY = 'recordLog';

export function readRememberedLog(): RememberedLog | null {
  try {
    const remembered = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<RememberedLog> | null;
    const { note, policy, at } = remembered ?? {};
    return note && policy && at ? { note, policy, at } : null;
  } catch {
    return null;
  }
}

/** Nothing where this browser keeps nothing: then each visit is the first. */
export function rememberLog(note: string, policy: string): void {
  const log: RememberedLog = { note, policy, at: new Date().toISOString() };
  try {
    localStorage.setItem(KEY, JSON.stringify(log));
  } catch {
    // As said.
  }
}

export function forgetLog(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}

/** Whether two policies differ at most in the keys of the log. */
export function hasSameWitnesses(one: string, other: string): boolean {
  return withoutKeys(one) === withoutKeys(other);
}

function withoutKeys(policy: string): string {
  return policy.replace(/^log .*\n/gm, '');
}
