import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#gateway/auth/context.ts';
import { InputArg } from '#gateway/graphql/input-arg.ts';
import type { AuditAction } from '#schema/rules/access/audit-actions.ts';
import {
  ChangeMemberPlanInput,
  CorrectAddressInput,
  DisableMemberInput,
  GiveDaysInput,
  type MemberActInput,
  ResendMailInput,
} from '#schema/types/desk/member-act.input.ts';
import {
  MemberActPayload,
  MemberActPreviewInput,
  MemberActPreviewType,
} from '#schema/types/desk/member-act.type.ts';
import { ForStaff } from '#schema/types/desk/staff.ts';
import { cancelRenewal } from './cancel-renewal.ts';
import { changeMemberPlan } from './change-member-plan.ts';
import { correctAddress } from './correct-address.ts';
import { disableMember, enableMember } from './disable-member.ts';
import { doAct } from './do-act.ts';
import { giveDays } from './give-days.ts';
import { grantPlan } from './grant-plan.ts';
import type { PlanAct } from './member-act.ts';
import { previewAct } from './preview-act.ts';
import { resendMail } from './resend-mail.ts';
import { revokePlan } from './revoke-plan.ts';

@Resolver()
export class MemberActsResolver {
  @ForStaff('MEMBERS_ACT')
  @Query(() => MemberActPreviewType, {
    description: 'Admins: what an act for a member would change, charge and mail, or why it cannot be done.',
  })
  memberActPreview(
    @Ctx() context: Context,
    @Arg('input', () => MemberActPreviewInput, { description: 'The act.' }) input: MemberActPreviewInput,
  ): Promise<MemberActPreviewType> {
    const { userId, act, tier, endsAt, days, email, mailId } = input;
    const preview = <Input>(plan: PlanAct<Input>, given: Input) => previewAct(context, userId, plan, given);
    switch (act) {
      case 'GRANT':
        return preview(grantPlan, { tier: tier ?? 'FREE', endsAt: endsAt ?? context.now });
      case 'CANCEL_RENEWAL':
        return preview(cancelRenewal, {});
      case 'REVOKE':
        return preview(revokePlan, {});
      case 'CHANGE_PLAN':
        return preview(changeMemberPlan, { tier: tier ?? 'FREE' });
      case 'GIVE_DAYS':
        return preview(giveDays, { days: days ?? 0 });
      case 'DISABLE':
        return preview(disableMember, {});
      case 'ENABLE':
        return preview(enableMember, {});
      case 'CORRECT_ADDRESS':
        return preview(correctAddress, { email: email ?? '' });
      case 'RESEND_MAIL':
        return preview(resendMail, { mailId: mailId ?? '' });
    }
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, {
    description:
      'Admins: changes a plan as the member could. An upgrade is charged to their card now; a downgrade waits for the end of the period.',
  })
  changeMemberPlan(
    @Ctx() context: Context,
    @InputArg(ChangeMemberPlanInput) input: ChangeMemberPlanInput,
  ): Promise<MemberActPayload> {
    return act(context, 'plan.change', changeMemberPlan, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, {
    description:
      'Admins: moves the end of the current period, and with it the next charge or the end of access.',
  })
  giveDays(
    @Ctx() context: Context,
    @InputArg(GiveDaysInput) input: GiveDaysInput,
  ): Promise<MemberActPayload> {
    return act(context, 'plan.give-days', giveDays, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, {
    description:
      'Admins: closes an account to sign-ins and ends its sessions. Refused while its plan renews.',
  })
  disableMember(
    @Ctx() context: Context,
    @InputArg(DisableMemberInput) input: DisableMemberInput,
  ): Promise<MemberActPayload> {
    return act(context, 'user.disable', disableMember, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, { description: 'Admins: opens a disabled account again.' })
  enableMember(
    @Ctx() context: Context,
    @InputArg(DisableMemberInput) input: DisableMemberInput,
  ): Promise<MemberActPayload> {
    return act(context, 'user.enable', enableMember, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, {
    description:
      'Admins: gives an account another address. The member’s own limits move with it, sessions end, and both addresses get a mail.',
  })
  correctAddress(
    @Ctx() context: Context,
    @InputArg(CorrectAddressInput) input: CorrectAddressInput,
  ): Promise<MemberActPayload> {
    return act(context, 'user.address', correctAddress, input);
  }

  @ForStaff('MEMBERS_ACT')
  @Mutation(() => MemberActPayload, {
    description: 'Admins: sends a mail of the last 30 days again, to the address that the account has now.',
  })
  resendMail(
    @Ctx() context: Context,
    @InputArg(ResendMailInput) input: ResendMailInput,
  ): Promise<MemberActPayload> {
    return act(context, 'mail.resend', resendMail, input);
  }
}

async function act<Input extends MemberActInput>(
  context: Context,
  action: AuditAction,
  plan: PlanAct<Input>,
  input: Input,
): Promise<MemberActPayload> {
  await doAct(context, action, plan, input);
  return { userId: input.userId };
}
