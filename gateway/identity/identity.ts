import type { Agent } from 'node:http';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth';
import { AppError } from '#gateway/app-error.ts';

/** Who the identity provider says somebody is. Tier and role never come from here. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
}

/** The door to the identity provider. */
export interface Identity {
  /** Throws INVALID_TOKEN, or IDENTITY_UNAVAILABLE when the provider's certificates cannot be had. */
  verify(idToken: string): Promise<VerifiedIdentity>;
  close(): Promise<void>;
}

let opened = 0;

/** Opens the door with firebase-admin; the emulator is used when FIREBASE_AUTH_EMULATOR_HOST is set. */
export function openIdentity(projectId: string, httpAgent?: Agent): Identity {
  opened += 1;
  const app = initializeApp({ projectId, ...(httpAgent && { httpAgent }) }, `identity-${opened}`);
  const auth = getAuth(app);
  return {
    verify: async (idToken) => {
      const claims = await auth.verifyIdToken(idToken).catch((failure: unknown) => {
        throw verificationError(failure);
      });
      if (!claims.email) throw new AppError('INVALID_TOKEN');
      return { uid: claims.uid, email: claims.email, emailVerified: claims.email_verified === true };
    },
    close: () => deleteApp(app),
  };
}

/** firebase-admin uses one code for a bad token and for certificates it could not fetch; only the text differs. */
function verificationError(failure: unknown): AppError {
  const text = failure instanceof Error ? failure.message : '';
  if (/fetching (public keys|Json Web Keys)|ECONNREFUSED|ENOTFOUND|network/i.test(text))
    return new AppError('IDENTITY_UNAVAILABLE');
  if (failure instanceof FirebaseAuthError) return new AppError('INVALID_TOKEN');
  throw failure;
}
