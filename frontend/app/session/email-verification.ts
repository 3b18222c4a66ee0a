import { sendEmailVerification, type User } from 'firebase/auth';
import { firebaseAuth } from './firebase-auth.ts';

/** Checks with the identity provider, because the link may have been opened in another window. */
export async function isEmailVerified(): Promise<boolean> {
  const user = signedIn();
  await user.reload();
  return user.emailVerified;
}

/** Mails the member a link to /verify-email. */
export function sendVerificationMail(): Promise<void> {
  return sendEmailVerification(signedIn());
}

/** From then on the server knows the address as verified, too. */
export async function renewToken(): Promise<void> {
  await signedIn().getIdToken(true);
}

function signedIn(): User {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('No authenticated user');
  return user;
}
