import { useEffect, useState } from 'react';
import { isEmailVerified } from '#frontend/app/session/email-verification.ts';

type Verified = 'checking' | 'yes' | 'no' | 'unknown';

/** Whether the member's address is verified; checked again when the window becomes visible. */
export function useVerified(): Verified {
  const [verified, setVerified] = useState<Verified>('checking');
  useEffect(() => {
    let active = true;
    const ask = async () => {
      const answer = await isEmailVerified().then(
        (is): Verified => (is ? 'yes' : 'no'),
        (): Verified => 'unknown',
      );
      if (active) setVerified(answer);
    };
    const whenBack = () => {
      if (!document.hidden) void ask();
    };
    void ask();
    document.addEventListener('visibilitychange', whenBack);
    return () => {
      active = false;
      document.removeEventListener('visibilitychange', whenBack);
    };
  }, []);
  return verified;
}
