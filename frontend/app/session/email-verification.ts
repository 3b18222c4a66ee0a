import { sendEmailVerification } from 'firebase/auth';
// A second way to Firebase, past this one, would split its chunk and add to what every member page loads first.
import { identityAccount } from './live-session.ts';

/** Checks with the identity provider, because the link may have been opened in another window. */
export async function isEmailVerified(): Promise<boolean> {
  const account = identityAccount();
  await account.reload();
  return account.emailVerified;
}

/** Mails the member a link to /verify-email. */
export function sendVerificationMail(): Promise<void> {
  return sendEmailVerification(identityAccount());
}

/** From then on the server knows the address as verified, too. */
export async function renewToken(): Promise<void> {
  await identityAccount().getIdToken(true);
}
