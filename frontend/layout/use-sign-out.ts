import { useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/app/paths.ts';
import { signOut } from '#frontend/app/session/open-session.ts';

/** Signs out and shows /sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await signOut();
    await navigate(PATHS.signedOut);
  };
}
