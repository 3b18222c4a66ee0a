import { cancelRenewal } from '#gateway/admin/acts/cancel-renewal.ts';
import { doAct } from '#gateway/admin/acts/do-act.ts';
import { giveDays } from '#gateway/admin/acts/give-days.ts';
import { grantPlan } from '#gateway/admin/acts/grant-plan.ts';
import { revokePlan } from '#gateway/admin/acts/revoke-plan.ts';
import { acceptedRole } from '#gateway/admin/staff/accept-invitation.ts';
import { listInvitations } from '#gateway/admin/staff/invitations.ts';
import { inviteStaff } from '#gateway/admin/staff/invite-staff.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { invitationLink } from '#gateway/mail/invitation-link.ts';
import { register } from '#gateway/users/register.ts';
import { DAY } from '#schema/rules/time/durations.ts';
import { decideDispute, openDispute, refund } from './money-acts.ts';
import { memberWithoutPlan, memberWithPlan } from './past.sql.ts';
import { contextOf, type Past } from './past.ts';
import type { StaffAct } from './planned.ts';
import {
  announcePrices,
  approveMove,
  changePrice,
  endMove,
  makeCoupon,
  movePrice,
  switchCouponOff,
} from './price-acts.ts';
import { ADMIN, STAFF } from './staff.ts';

/** What the staff does, through the use cases that the desk calls. Throws what these throw. */
export async function actAsStaff(past: Past, act: StaffAct): Promise<void> {
  switch (act.does) {
    case 'join staff':
      return join(past, act);
    case 'price':
      return changePrice(past, act);
    case 'move price':
      return movePrice(past, act);
    case 'approve move':
      return approveMove(past);
    case 'end move':
      return endMove(past);
    case 'announce prices':
      return announcePrices(past);
    case 'coupon':
      return makeCoupon(past, act);
    case 'switch coupon off':
      return switchCouponOff(past, act.code);
    case 'refund':
      return refund(past, act);
    case 'dispute':
      return openDispute(past, act);
    case 'bank decides':
      return decideDispute(past, act);
    default:
      return actForMember(past, act);
  }
}

/** They sign up like anybody; an address of ADMIN_EMAILS makes an owner, who invites the others. The provider knows none of their sessions. */
async function join(past: Past, { name, role }: Extract<StaffAct, { does: 'join staff' }>): Promise<void> {
  const person = STAFF[name as keyof typeof STAFF];
  await register(await contextOf(past, person), null);
  if (role === 'OWNER') return;
  const { email, reason } = person;
  await inviteStaff(await contextOf(past, ADMIN), { email, role, reason });
  const context = await contextOf(past, person);
  const [{ id = '' } = {}] = await listInvitations(context);
  const link = new URL(invitationLink({ invitation: id, email }, context.publicUrl, context.signingKey));
  const signature = link.searchParams.get('signature') ?? '';
  await inTransaction(context, (em) => acceptedRole(context, em, { invitationId: id, signature }));
}

type ForMember = Extract<StaffAct, { does: 'grant' | 'give days' | 'revoke' | 'stop renewal' }>;

async function actForMember(past: Past, act: ForMember): Promise<void> {
  const userId = await chosenMember(past, act);
  if (!userId) return;
  const { reason } = act;
  const context = await contextOf(past, act.does === 'grant' ? ADMIN : STAFF.nora);
  switch (act.does) {
    case 'grant': {
      const endsAt = new Date(context.now.getTime() + act.days * DAY);
      return doAct(context, 'plan.grant', grantPlan, { userId, tier: act.tier, endsAt, reason });
    }
    case 'give days':
      return doAct(context, 'plan.give-days', giveDays, { userId, days: act.days, reason });
    case 'revoke':
      return doAct(context, 'plan.revoke', revokePlan, { userId, reason });
    case 'stop renewal':
      return doAct(context, 'plan.cancel', (of, em, member) => cancelRenewal(of, em, member, {}), {
        userId,
        reason,
      });
  }
}

async function chosenMember({ services }: Past, { does, nth }: ForMember): Promise<string | undefined> {
  const { em } = services.database;
  const most = nth + 1;
  if (does === 'grant') return (await memberWithoutPlan.all(em, { most })).at(-1)?.id;
  return (await memberWithPlan.all(em, { most })).at(-1)?.userId;
}
