import type { MikroORM } from '@mikro-orm/postgresql';
import { AppError } from '#gateway/app-error.ts';
import { findMember } from '#gateway/auth/member.ts';
import { API_KEY_SCOPES, scopeText } from '#schema/rules/api/api-keys.ts';
import { makeApiKey } from './create-api-key.ts';
import { idOfAddress } from './key-by-command.sql.ts';

/**
 * Makes a key for the account with this address, for its owner on a machine without a browser; answers the secret, or null
 * where there is no such account. The rules, the audit log and the mail to the owner are those of the account page.
 */
export async function keyByCommand(
  database: MikroORM,
  now: Date,
  { email, name, scopes }: { email: string; name: string; scopes: readonly string[] },
): Promise<string | null> {
  const named = scopes.map((text) => {
    const scope = API_KEY_SCOPES.find((each) => scopeText(each) === text);
    if (!scope)
      throw new AppError(
        'BAD_USER_INPUT',
        `${text}: the scopes are ${API_KEY_SCOPES.map(scopeText).join(', ')}`,
      );
    return scope;
  });
  const found = await idOfAddress.first(database.em.fork(), { email });
  const member = found ? await findMember(database, found.id) : null;
  if (!member) return null;
  const context = { database, now, member, caller: null };
  const draft = { name, scopes: named, expiresAt: null };
  return (await makeApiKey(context, draft, { isVouchedFor: true })).secret;
}
