/** An answer of the API: a status, and what it says. */
export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Discord's errors, as far as the product can meet them. */
export const ERRORS = {
  unauthorized: { status: 401, body: { message: '401: Unauthorized', code: 0 } },
  missingAccess: { status: 403, body: { message: 'Missing Access', code: 50_001 } },
  missingPermissions: { status: 403, body: { message: 'Missing Permissions', code: 50_013 } },
  unknownChannel: { status: 404, body: { message: 'Unknown Channel', code: 10_003 } },
  unknownServer: { status: 404, body: { message: 'Unknown Guild', code: 10_004 } },
  unknownMember: { status: 404, body: { message: 'Unknown Member', code: 10_007 } },
  unknownMessage: { status: 404, body: { message: 'Unknown Message', code: 10_008 } },
  unknownRole: { status: 404, body: { message: 'Unknown Role', code: 10_011 } },
  invalidToken: { status: 403, body: { message: 'Invalid OAuth2 access token', code: 50_025 } },
  invalidClient: { status: 401, body: { error: 'invalid_client' } },
  invalidCode: {
    status: 400,
    body: { error: 'invalid_grant', error_description: 'Invalid "code" in request.' },
  },
  unavailable: { status: 503, body: { message: '503: Service Unavailable', code: 0 } },
} satisfies Record<string, ApiAnswer>;

export function tooMany(seconds: number, isGlobal: boolean): ApiAnswer {
  const body = { message: 'You are being rate limited.', retry_after: seconds, global: isGlobal };
  const global: Record<string, string> = isGlobal ? { 'x-ratelimit-global': 'true' } : {};
  const scope = { 'x-ratelimit-scope': isGlobal ? 'global' : 'user' };
  return { status: 429, body, headers: { 'retry-after': String(Math.ceil(seconds)), ...scope, ...global } };
}
