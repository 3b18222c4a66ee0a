import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingsOfMember } from '#gateway/alert-settings/alert-settings.ts';
import type { Services } from '#gateway/auth/context.ts';
import { findMember, type Member } from '#gateway/auth/member.ts';
import { LEAVE_KINDS, type LeaveKind, leavePath, leavingMember } from '#gateway/mail/leave-link.ts';
import type { LinkToken } from '#gateway/mail/signed-link.ts';
import { countGuess } from '#gateway/rate-limits/count-guess.ts';
import { registerScope } from '#gateway/register-scope.ts';
import { entitlement } from '#schema/rules/access/entitlement.ts';
import { leaveList, MAIL_LISTS } from './leave-list.ts';
import { leavePage, leftPage, notOursPage } from './leave-page.ts';
import { sendLinkPage, withoutBodies } from './link-page.ts';

type LeaveRequest = FastifyRequest<{ Querystring: Partial<Record<keyof LinkToken, unknown>> }>;

/**
 * The way out of the mails that a member can stop, without a sign-in. Reading a link changes nothing, because programs
 * that scan mails follow links; its form, and the button that mail programs make of the header, post to it (RFC 8058).
 */
export async function installLeaving(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'leave', async (scope) => {
    withoutBodies(scope);
    for (const kind of LEAVE_KINDS) installList(scope, services, kind);
  });
}

function installList(scope: FastifyInstance, services: Services, kind: LeaveKind): void {
  const { database, clock, points, signingKey } = services;
  const list = MAIL_LISTS[kind];
  const memberOf = async ({ query, ip }: LeaveRequest) => {
    const id = leavingMember(kind, query, signingKey);
    if (id === null) await countGuess(points, ip, clock.now());
    return id === null ? null : findMember(database, id);
  };
  const pays = (member: Member) => entitlement(member, clock.now()).tier !== 'FREE';
  scope.get(leavePath(kind), async (request: LeaveRequest, reply) => {
    const member = await memberOf(request);
    if (!member) return sendLinkPage(reply.code(404), notOursPage);
    const settings = await settingsOfMember(database.em, member, clock.now());
    const page = list.isOn(member, settings) ? leavePage : leftPage;
    return sendLinkPage(reply, page(list, pays(member)));
  });
  scope.post(leavePath(kind), async (request: LeaveRequest, reply) => {
    const member = await memberOf(request);
    if (!member || !(await leaveList(database, kind, member.id, clock.now())))
      return sendLinkPage(reply.code(404), notOursPage);
    return sendLinkPage(reply, leftPage(list, pays(member)));
  });
}
