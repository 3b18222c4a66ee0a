import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from '#frontend/app/session/identity.ts';
import { isOutOfReach } from './reset-texts.ts';

type EmailLink = 'checking' | 'verified' | 'invalid' | 'unreachable';

/** Applies a verification link. It works once, so it is sent again only after a network failure. */
export function useEmailLink(code: string): { link: EmailLink; again(): void } {
  const [link, setLink] = useState<EmailLink>(code ? 'checking' : 'invalid');
  const begun = useRef(false);
  const apply = useCallback(() => {
    setLink('checking');
    verifyEmail(code).then(
      () => setLink('verified'),
      (failure) => setLink(isOutOfReach(failure) ? 'unreachable' : 'invalid'),
    );
  }, [code]);
  useEffect(() => {
    if (begun.current || !code) return;
    begun.current = true;
    apply();
  }, [apply, code]);
  return { link, again: apply };
}
