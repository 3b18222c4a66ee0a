import { randomBytes } from 'node:crypto';
import { ACCOUNTS, APPLICATION } from './invented.ts';

/** The codes and tokens of people who agreed. Each code serves once. */
export class Grants {
  readonly #codes = new Map<string, { accountId: string; redirectUri: string }>();
  readonly #tokens = new Map<string, string>();

  /** What comes back to the product when an account agrees. */
  codeFor(accountId: string, redirectUri: string): string {
    const code = randomBytes(15).toString('hex');
    this.#codes.set(code, { accountId, redirectUri });
    return code;
  }

  /** An access token for a code; null when it is wrong, was used, or is of another address. */
  exchange(code: string, redirectUri: string): string | null {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (!grant || grant.redirectUri !== redirectUri) return null;
    const token = randomBytes(15).toString('hex');
    this.#tokens.set(token, grant.accountId);
    return token;
  }

  accountOf(token: string) {
    const id = this.#tokens.get(token);
    return ACCOUNTS.find((account) => account.id === id) ?? null;
  }
}

/** Whether the application proves itself, by Basic or in the form. */
export function isApplication(authorization: string | undefined, form: Record<string, string>): boolean {
  const [id, secret] = authorization?.startsWith('Basic ')
    ? Buffer.from(authorization.slice(6), 'base64').toString('utf8').split(':')
    : [form.client_id, form.client_secret];
  return id === APPLICATION.id && secret === APPLICATION.secret;
}
