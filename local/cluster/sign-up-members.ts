import type pg from 'pg';
import { DEMO_PASSWORD } from '#local/demo/demo-users.ts';
import { signUp } from '#local/identity/password-sign-in.ts';

/** New members without a plan, at the identity provider and in the database. */
export async function signUpMembers(
  identityOrigin: string,
  sql: pg.Client,
  count: number,
): Promise<{ uid: string; token: string }[]> {
  const members: { uid: string; token: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const { uid, email, token } = await signUp(identityOrigin, {
      email: `load-${at}@chalkline.test`,
      password: DEMO_PASSWORD,
    });
    await sql.query(
      'insert into users (id, email, trial_ends_at, created_at) values ($1, $2, now(), now())',
      [uid, email],
    );
    members.push({ uid, token });
  }
  return members;
}
