import type { IncomingHttpHeaders } from 'node:http';

/**
 * The only calls of the identity emulator that a browser may make through the product's origin: those of
 * the Firebase web SDK on a member's own behalf. All else is an operator's power (reading every reset
 * code, changing the project, signing in as anyone by an unsigned custom token) and stays on loopback.
 */
const OPEN: Record<string, RegExp> = {
  POST: /^\/(identitytoolkit\.googleapis\.com\/v1\/accounts:(signUp|signInWithPassword|signInWithIdp|lookup|update|delete|sendOobCode|resetPassword|createAuthUri)|securetoken\.googleapis\.com\/v1\/token)$/,
  GET: /^\/identitytoolkit\.googleapis\.com\/(v1\/(projects|recaptchaParams)|v2\/(passwordPolicy|recaptchaConfig))$/,
};

export function mayPass(method: string, url: string): boolean {
  const path = url.split('?')[0] ?? '';
  // Browsers ask first with OPTIONS, from another origin; the product and the emulator share one.
  return OPEN[method]?.test(path) ?? false;
}

/** What is passed on: no credential, because the SDK sends its token in the body and only owners use the header. */
export function withoutCredentials(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { authorization, cookie, 'x-goog-user-project': project, ...rest } = headers;
  return rest;
}
