import type { Environment } from '#gateway/env.ts';

export type PolicyEnvironment = Pick<
  Environment,
  'FIREBASE_AUTH_DOMAIN' | 'BRAINTREE_ENVIRONMENT' | 'TRACKING' | 'TRACKING_PIXEL_URL'
>;

const IDENTITY_HOSTS = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
/** braintree-web reports the steps of its own forms there, wherever its cards go. */
const BRAINTREE_REPORTS = 'https://www.paypal.com/xoplatform/logger/';

/**
 * Every text that would become markup or script passes the policy of frontend/app/trusted-types.ts. Not where Google's
 * window is offered: its SDK loads scripts of Google's into the page, which bring policies of their own, and a member
 * can come to the sign-in page from any other without a new answer.
 */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

interface CardHosts {
  /** Whose frames hold the card fields. */
  frames: string;
  /** Whom the page itself asks. */
  calls: string;
}

/** The policy of every page: own scripts only, and of others' frames only those for cards and Google's window. */
export function contentSecurityPolicy(nonce: string, env: PolicyEnvironment): string {
  const { FIREBASE_AUTH_DOMAIN: domain } = env;
  const cards = cardHosts(env.BRAINTREE_ENVIRONMENT);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${domain ? ' https://apis.google.com' : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:${pixelHost(env)}`,
    "font-src 'self'",
    `connect-src 'self' ${IDENTITY_HOSTS} ${cards.calls} ${BRAINTREE_REPORTS}`,
    `frame-src ${cards.frames}${domain ? ` https://${domain}` : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(domain ? [] : TRUSTED_TYPES),
  ].join('; ');
}

/** Browsers reach the local Braintree under the product's own address or under its own. */
function cardHosts(environment: string): CardHosts {
  if (environment !== 'sandbox' && environment !== 'production') {
    const { origin } = new URL(environment);
    return { frames: `'self' ${origin}`, calls: origin };
  }
  const part = environment === 'sandbox' ? '.sandbox' : '';
  return {
    frames: 'https://assets.braintreegateway.com',
    calls: `https://api${part}.braintreegateway.com https://payments${part}.braintree-api.com`,
  };
}

function pixelHost({ TRACKING, TRACKING_PIXEL_URL }: PolicyEnvironment): string {
  return TRACKING === 'pixel' && TRACKING_PIXEL_URL ? ` ${new URL(TRACKING_PIXEL_URL).origin}` : '';
}
