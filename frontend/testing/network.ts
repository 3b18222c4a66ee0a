import type { Answers } from './answers.ts';
import { today } from './samples.ts';

type IdentityAnswer = Record<string, unknown> | { error: string } | 'unreachable';

/** One request to the identity provider: its last path part, such as `accounts:signUp`, and its body. */
interface IdentityRequest {
  action: string;
  body: Record<string, unknown>;
}

/**
 * The whole network of a page that signs someone in: the identity provider's REST answers, which the real SDK
 * asks for, and the product's own server behind them.
 */
export class Network {
  readonly requests: IdentityRequest[] = [];
  readonly #identity = new Map<string, IdentityAnswer>();
  readonly #server: Answers;

  constructor(
    server: Answers,
    readonly email = 'ann@example.com',
  ) {
    this.#server = server;
    this.identity('accounts:signInWithPassword', this.tokens())
      .identity('accounts:signUp', this.tokens())
      .identity('accounts:lookup', { users: [this.account()] })
      .identity('accounts:sendOobCode', { email })
      .identity('accounts:resetPassword', { email, requestType: 'PASSWORD_RESET' })
      .identity('accounts:update', { email, ...this.tokens() })
      .identity('accounts:delete', {});
    globalThis.fetch = this.fetch;
    Object.assign(globalThis, { Headers: HeaderList });
  }

  /** What the provider answers from now on; `error` is one of its own codes, such as EMAIL_NOT_FOUND. */
  identity(action: string, answer: IdentityAnswer): this {
    this.#identity.set(action, answer);
    return this;
  }

  bodiesOf(action: string): Record<string, unknown>[] {
    return this.requests.filter((request) => request.action === action).map(({ body }) => body);
  }

  account(given: Record<string, unknown> = {}): Record<string, unknown> {
    const providerUserInfo = [{ providerId: 'password', rawId: this.email, email: this.email }];
    return { localId: 'ann', email: this.email, emailVerified: false, providerUserInfo, ...given };
  }

  tokens(): Record<string, unknown> {
    const claims = { sub: 'ann', user_id: 'ann', iat: 1_795_000_000, exp: 4_000_000_000 };
    const idToken = ['{}', JSON.stringify(claims), 'x'].map((part) => btoa(part)).join('.');
    return { localId: 'ann', email: this.email, idToken, refreshToken: 'refresh', expiresIn: '3600' };
  }

  /** A fresh ID token. */
  renewed(): Response {
    this.requests.push({ action: 'token', body: {} });
    const { idToken, refreshToken, expiresIn } = this.tokens();
    return reply(200, {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
    });
  }

  readonly fetch = (async (input: unknown, init?: RequestInit) => {
    const url = String(input);
    if (url.includes('securetoken')) return this.renewed();
    if (!url.includes('identitytoolkit')) return this.#server.fetch(input as string, init);
    const action = new URL(url).pathname.split('/').at(-1) ?? '';
    this.requests.push({ action, body: JSON.parse(String(init?.body ?? '{}')) });
    const answer = this.#identity.get(action);
    if (answer === undefined) throw new Error(`The test has no answer to ${action}`);
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    return 'error' in answer
      ? reply(400, { error: { code: 400, message: answer.error } })
      : reply(200, answer);
  }) as typeof fetch;
}

/** What `Me` answers for an account. */
export function meAnswer<Member extends object | null>(me: Member) {
  return { me: me && { mailRefused: false, ...me }, today: today() };
}

function reply(status: number, body: unknown): Response {
  const json = () => Promise.resolve(body);
  return { status, ok: status === 200, json } as unknown as Response;
}

/** jsdom has no Headers; the SDK only appends. */
class HeaderList extends Map<string, string> {
  append(name: string, value: string): void {
    this.set(name, value);
  }
}
