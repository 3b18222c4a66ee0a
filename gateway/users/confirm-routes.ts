import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import { CONFIRM_PATH, isConfirmation, type LinkToken, tokenOf } from '#gateway/mail/signed-link.ts';
import { liftSuppression } from '#gateway/mail/suppressions.ts';
import { registerScope } from '#gateway/register-scope.ts';
import { html } from '#schema/pages/html.ts';
import { notOursPage } from './leave-page.ts';
import { linkPage, sendLinkPage, withoutBodies } from './link-page.ts';

type ConfirmRequest = FastifyRequest<{ Querystring: Partial<Record<keyof LinkToken, unknown>> }>;

/**
 * Where the owner of a mailbox proves that an account's address is theirs. Reading the link proves nothing, because a
 * program that scans mails can read it too: its form does.
 */
export async function installConfirming(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, signingKey } = services;
  const memberOf = async ({ query }: ConfirmRequest): Promise<Member | null> => {
    const token = tokenOf(query);
    const member = token && (await findMember(database, token.member));
    return token && member && isConfirmation(token, member.email, signingKey) ? member : null;
  };
  await registerScope(app, 'confirm', async (scope) => {
    withoutBodies(scope);
    scope.get(CONFIRM_PATH, async (request: ConfirmRequest, reply) => {
      const member = await memberOf(request);
      if (!member) return sendLinkPage(reply.code(404), notOursPage);
      return sendLinkPage(reply, member.emailProvedAt ? CONFIRMED : askPage(member.email));
    });
    scope.post(CONFIRM_PATH, async (request: ConfirmRequest, reply) => {
      const member = await memberOf(request);
      if (!member) return sendLinkPage(reply.code(404), notOursPage);
      await confirm(services, member, clock.now());
      return sendLinkPage(reply, CONFIRMED);
    });
  });
}

/** Of the address that the link was made for alone, whatever the account's address becomes in the same moment. */
async function confirm({ database, trials }: Services, { id, email }: Member, now: Date): Promise<void> {
  const sql = `update users set email_proved_at = coalesce(email_proved_at, ?) where id = ? and lower(email) = lower(?)`;
  await database.em.execute(sql, [now, id, email], 'run');
  await liftSuppression(database.em, trials.keys.emailKey(email), 'ALL');
}

function askPage(email: string): (nonce: string) => string {
  return linkPage(
    'Confirm your address',
    html`<p>Is ${email} your email address? Then we can email you the picks of your plan.</p>
<form method="post"><button type="submit">Yes, this is my address</button></form>
<p>If you have no account here, close this page: nothing happens.</p>`,
  );
}

const CONFIRMED = linkPage(
  'Your address is confirmed',
  html`<p>Picks can be emailed to it. Choose which and when in your <a href="/account/alerts">alert settings</a>.</p>`,
);
