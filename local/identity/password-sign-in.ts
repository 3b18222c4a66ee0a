export type Credentials = { email: string; password: string };
export type SignedIn = { uid: string; email: string; token: string };

/** Makes an account, as the identity provider's browser library does. `origin` is that of the emulator. */
export function signUp(origin: string, credentials: Credentials): Promise<SignedIn> {
  return call(origin, 'signUp', credentials);
}

/** Signs in with a password, as the identity provider's browser library does. */
export function signIn(origin: string, credentials: Credentials): Promise<SignedIn> {
  return call(origin, 'signInWithPassword', credentials);
}

async function call(origin: string, operation: string, { email, password }: Credentials): Promise<SignedIn> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=local`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) throw new Error(`${operation} of ${email}: ${response.status} ${await response.text()}`);
  const answer = (await response.json()) as { localId: string; email: string; idToken: string };
  return { uid: answer.localId, email: answer.email, token: answer.idToken };
}
