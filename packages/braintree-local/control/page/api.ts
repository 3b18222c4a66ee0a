import type { Snapshot } from '../snapshot.ts';

export type State = Snapshot;

/** Calls an endpoint of the control API; throws its error message when it refuses. */
export async function call(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const answer = (await response.json()) as { error?: string };
  if (!response.ok) throw new Error(answer.error ?? `Status ${response.status}`);
  return answer;
}

export async function readState(): Promise<State> {
  return (await call('GET', 'state')) as State;
}
