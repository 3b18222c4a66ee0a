import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#gateway/auth/context.ts';
import { findMember } from '#gateway/auth/member.ts';
import { LEAVE_PATH, type LeaveToken, leavingMember } from '#gateway/mail/leave-link.ts';
import { leavePage, leftPage, notOursPage } from './leave-page.ts';
import { leaveWeeklyReceipts } from './leave-weekly-receipts.ts';

type LeaveRequest = FastifyRequest<{ Querystring: Partial<Record<keyof LeaveToken, unknown>> }>;

/**
 * The way out of the weekly mail, without a sign-in. Reading the link changes nothing, because programs that scan mails
 * follow links; its form, and the button that mail programs make of the header, post to it (RFC 8058).
 */
export async function installLeaving(app: FastifyInstance, services: Services): Promise<void> {
  const { database, signingKey } = services;
  await app.register(async (scope) => {
    // The address says it all, so no body is read.
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string' },
      async () => null,
    );
    scope.get(LEAVE_PATH, async ({ query }: LeaveRequest, reply) => {
      const id = leavingMember(query, signingKey);
      const member = id === null ? null : await findMember(database, id);
      if (!member) return send(reply.code(404), notOursPage);
      return send(reply, member.weeklyReceiptsSince ? leavePage : leftPage);
    });
    scope.post(LEAVE_PATH, async ({ query }: LeaveRequest, reply) => {
      const id = leavingMember(query, signingKey);
      const isLeft = id !== null && (await leaveWeeklyReceipts(database, id));
      return isLeft ? send(reply, leftPage) : send(reply.code(404), notOursPage);
    });
  });
}

function send(reply: FastifyReply, page: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
  return reply
    .headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(page(nonce));
}
