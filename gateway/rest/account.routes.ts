import { z } from 'zod';
import { AppError } from '#gateway/app-error.ts';
import {
  CheckDeviceDocument,
  KeepDeviceDocument,
  SetPasswordDocument,
  SignInDocument,
  type SignInQuery,
  SignOutDocument,
  SignUpDocument,
  UserByIdDocument,
} from './generated/operations.ts';
import { type RestRoute, restRoute } from './rest-route.ts';
import { presentUser, userShape } from './user.presenter.ts';

const fingerprintId = z.string().describe('The fingerprint of the device; 1 to 128 characters.');
const credentials = z.object({
  idToken: z.string().min(1).describe('An ID token of the identity provider.'),
});
const signUp = credentials.extend({ fingerprintId: fingerprintId.optional() });
const userAnswer = z.object({ user: userShape });
/** The Google flows read `error` of a success too. */
const googleAnswer = userAnswer.extend({ error: z.null() });
const done = z.object({ success: z.boolean() });

function signedIn({ me }: SignInQuery) {
  if (!me) throw new AppError('NOT_FOUND', 'No account found with this email');
  return presentUser(me);
}

export const ACCOUNT_ROUTES: RestRoute[] = [
  restRoute({
    method: 'post',
    path: '/auth/check-fingerprint',
    tag: 'Accounts',
    summary: 'Whether a device has used its free trial. The address is masked for everyone but its owner.',
    bearer: 'optional',
    body: z.object({ fingerprintId }),
    operation: CheckDeviceDocument,
    variables: ({ body }) => body,
    answer: z.object({ exists: z.boolean(), email: z.string().nullable() }),
    present: ({ checkFingerprint }) => checkFingerprint,
  }),
  restRoute({
    method: 'post',
    path: '/auth/save-fingerprint',
    tag: 'Accounts',
    summary: 'Stores your device.',
    bearer: 'required',
    body: z.object({ fingerprintId, userId: z.string().nullish() }),
    operation: KeepDeviceDocument,
    variables: ({ body }) => ({ input: body }),
    answer: z.object({ success: z.boolean(), saved: z.boolean() }),
    present: ({ saveFingerprint: { saved } }) => ({ success: true, saved }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/register',
    tag: 'Accounts',
    summary: 'Creates the account of the identity. Repeating it changes nothing.',
    bearer: 'body',
    body: signUp,
    operation: SignUpDocument,
    variables: ({ body: { fingerprintId } }) => ({ fingerprintId }),
    answer: userAnswer,
    present: ({ register: { user } }) => ({ user: presentUser(user) }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/login',
    tag: 'Accounts',
    summary: 'The account of the identity.',
    bearer: 'body',
    body: credentials,
    operation: SignInDocument,
    answer: userAnswer,
    present: (data) => ({ user: signedIn(data) }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/logout',
    tag: 'Accounts',
    summary: 'Always succeeds: the session is kept by the identity provider, and its client ends it.',
    bearer: 'none',
    operation: SignOutDocument,
    answer: done,
    present: () => ({ success: true }),
  }),
  restRoute({
    method: 'post',
    path: '/auth/update-password',
    tag: 'Accounts',
    summary: 'Sets your password. The sign-in must be at most five minutes old; other sessions end.',
    bearer: 'required',
    body: z.object({ userId: z.string(), newPassword: z.string() }),
    operation: SetPasswordDocument,
    variables: ({ body }) => ({ input: body }),
    answer: done,
    present: () => ({ success: true }),
  }),
  restRoute({
    method: 'post',
    path: '/login',
    tag: 'Accounts',
    summary: 'The account of an identity that signed in with Google.',
    bearer: 'body',
    body: credentials,
    operation: SignInDocument,
    answer: googleAnswer,
    present: (data) => ({ user: signedIn(data), error: null }),
  }),
  restRoute({
    method: 'post',
    path: '/register',
    tag: 'Accounts',
    summary: 'Creates the account of an identity that signed up with Google.',
    bearer: 'body',
    body: signUp,
    operation: SignUpDocument,
    variables: ({ body: { fingerprintId } }) => ({ fingerprintId }),
    answer: googleAnswer,
    present: ({ register: { user } }) => ({ user: presentUser(user), error: null }),
  }),
  restRoute({
    method: 'get',
    path: '/users/{uid}',
    tag: 'Accounts',
    summary: 'A member: yourself, or anyone for admins.',
    bearer: 'required',
    operation: UserByIdDocument,
    variables: ({ path }) => ({ id: path.uid }),
    answer: userAnswer,
    present: ({ user }) => {
      if (!user) throw new AppError('NOT_FOUND');
      return { user: presentUser(user) };
    },
  }),
];
