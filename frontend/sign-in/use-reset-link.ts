import { useEffect, useState } from 'react';
import { verifyResetLink } from '#frontend/app/session/identity.ts';
import { isOutOfReach } from './reset-texts.ts';

type ResetLink =
  | { state: 'checking' }
  | { state: 'invalid' }
  | { state: 'unreachable' }
  | { state: 'valid'; email: string };

/** Checks a reset link with the identity provider and returns whose it is. */
export function useResetLink(code: string): { link: ResetLink; again(): void } {
  const [link, setLink] = useState<ResetLink>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` repeats the check
  useEffect(() => {
    let active = true;
    setLink({ state: 'checking' });
    verifyResetLink(code).then(
      (email) => active && setLink({ state: 'valid', email }),
      (failure) => active && setLink({ state: isOutOfReach(failure) ? 'unreachable' : 'invalid' }),
    );
    return () => {
      active = false;
    };
  }, [code, attempt]);
  return { link, again: () => setAttempt(attempt + 1) };
}
