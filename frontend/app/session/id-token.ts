import { WORDED_HERE } from '#schema/rules/api/worded-errors.ts';

/** product.txt section 5: token retrieval retries up to 10 times, 500 ms apart. */
const TRIES = 10;
const PAUSE_MS = 500;

/** Transient failures. All others, such as a disabled account, will not pass within a second. */
const TRANSIENT = new Set(['auth/network-request-failed', 'auth/internal-error', 'auth/timeout']);

/** The part of Firebase's `Auth` that tokens come from. */
export interface TokenSource {
  authStateReady(): Promise<void>;
  currentUser: { getIdToken(fresh?: boolean): Promise<string> } | null;
}

/**
 * The ID token of the signed-in identity; `fresh` asks the provider for a new one. Throws an Error saying
 * 'No authenticated user' or 'Failed to get authentication token'.
 */
export async function idToken(
  auth: TokenSource,
  { fresh = false, pause = wait }: { fresh?: boolean; pause?: (ms: number) => Promise<void> } = {},
): Promise<string> {
  await auth.authStateReady();
  for (let tried = 1; ; tried += 1) {
    const user = auth.currentUser;
    if (!user) throw new Error(WORDED_HERE.UNAUTHENTICATED.message);
    try {
      return await user.getIdToken(fresh);
    } catch (failure) {
      if (tried === TRIES || !isTransient(failure))
        throw new Error(WORDED_HERE.INVALID_TOKEN.message, { cause: failure });
    }
    await pause(PAUSE_MS);
  }
}

function isTransient(failure: unknown): boolean {
  return failure instanceof Error && 'code' in failure && TRANSIENT.has(String(failure.code));
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
