import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import {
  CONFIRM_DAYS,
  CONFIRM_PATH,
  confirmsUntil,
  type LinkToken,
  tokenOf,
} from '#gateway/mail/signed-link.ts';
import { liftSuppression } from '#gateway/mail/suppressions.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { registerScope } from '#gateway/register-scope.ts';
import { html } from '#schema/pages/html.ts';
import { ERRORS } from '#schema/rules/api/errors.ts';
import { proveAddress } from './confirm-routes.sql.ts';
import { notOursPage } from './leave-page.ts';
import { linkPage, sendLinkPage, withoutBodies } from './link-page.ts';

type ConfirmRequest = FastifyRequest<{ Querystring: Partial<Record<keyof LinkToken | 'until', unknown>> }>;

/**
 * Where the owner of a mailbox proves that an account's address is theirs. Reading the link proves nothing, because a
 * program that scans mails can read it too: its form does.
 */
export async function installConfirming(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, points, signingKey } = services;
  const linkOf = async ({
    query,
    ip,
  }: ConfirmRequest): Promise<{ member: Member; isOver: boolean } | null> => {
    const token = tokenOf(query);
    const member = token && (await findMember(database, token.member));
    const until =
      token && member && confirmsUntil(token, { email: member.email, until: query.until }, signingKey);
    if (member && until) return { member, isOver: until <= clock.now() };
    await countGuess(points, ip, clock.now());
    return null;
  };
  await registerScope(app, 'confirm', async (scope) => {
    withoutBodies(scope);
    scope.get(CONFIRM_PATH, async (request: ConfirmRequest, reply) => {
      const link = await linkOf(request);
      if (!link) return sendLinkPage(reply.code(404), notOursPage);
      if (link.member.emailProvedAt) return sendLinkPage(reply, CONFIRMED);
      return link.isOver
        ? sendLinkPage(reply.code(GONE), EXPIRED)
        : sendLinkPage(reply, askPage(link.member.email));
    });
    scope.post(CONFIRM_PATH, async (request: ConfirmRequest, reply) => {
      const link = await linkOf(request);
      if (!link) return sendLinkPage(reply.code(404), notOursPage);
      if (link.isOver) return sendLinkPage(reply.code(GONE), EXPIRED);
      await confirm(services, link.member, clock.now());
      return sendLinkPage(reply, CONFIRMED);
    });
  });
}

async function confirm({ database, trials }: Services, { id, email }: Member, now: Date): Promise<void> {
  await proveAddress.run(database.em, { now, id, email });
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

const { status: GONE } = ERRORS.LINK_EXPIRED;

const EXPIRED = linkPage(
  'This link has expired',
  html`<p>It worked for ${CONFIRM_DAYS} days. Sign in and ask for a new one in your <a href="/account/alerts">alert settings</a>.</p>`,
);

const CONFIRMED = linkPage(
  'Your address is confirmed',
  html`<p>Picks can be emailed to it. Choose which and when in your <a href="/account/alerts">alert settings</a>.</p>`,
);
