import { useRef, useState } from 'react';

export interface Submission {
  /** True while it works; a second submit is then ignored. */
  busy: boolean;
  /** The sentence of the last failure. */
  problem: string | null;
  /** Whether it ever succeeded. */
  done: boolean;
  run(): void;
  clear(): void;
}

/**
 * One form's way to the server. `work` never runs twice at a time, however often the form is sent; what it throws
 * becomes the sentence of `say`, and null from `say` means that there is nothing to complain about.
 */
export function useSubmission(
  work: () => Promise<void>,
  say: (failure: unknown) => string | null,
): Submission {
  const running = useRef(false);
  const [state, setState] = useState<Pick<Submission, 'busy' | 'problem' | 'done'>>(REST);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setState({ ...REST, busy: true });
    try {
      await work();
      setState({ ...REST, done: true });
    } catch (failure) {
      setState({ ...REST, problem: say(failure) });
    } finally {
      running.current = false;
    }
  };
  return { ...state, run: () => void run(), clear: () => setState(REST) };
}

const REST = { busy: false, problem: null, done: false };
