import { memberFailure, useRequestId } from '#frontend/admin/members/member-actions.ts';
import { failureCode } from '#frontend/app/failures.ts';
import {
  type MemberAct,
  type MemberActPreviewQueryVariables,
  useCancelRenewalMutation,
  useChangeMemberPlanMutation,
  useCorrectAddressMutation,
  useDisableMemberMutation,
  useEnableMemberMutation,
  useGiveDaysMutation,
  useGrantPlanMutation,
  useMemberActPreviewQuery,
  useResendMailMutation,
  useRevokePlanMutation,
} from '#frontend/generated/graphql.ts';
import type { Tier } from '#schema/rules/access/tiers.ts';

/** What the acts take, beside the reason. */
interface ActValues {
  tier: Tier;
  /** When a granted plan ends. */
  endsAt: string;
  days: number;
  email: string;
  mailId: string;
}

interface Given extends ActValues {
  userId: string;
  reason: string;
  seen: string;
  chargeCents: number;
  nextChargeCents: number | null;
}

/** Does an act. Sending the same again does it once: the request has one name for as long as its dialog is open. */
export function useAct(act: MemberAct): (given: Given) => Promise<unknown> {
  const [requestId] = useRequestId();
  const [grant] = useGrantPlanMutation();
  const [cancelRenewal] = useCancelRenewalMutation();
  const [revoke] = useRevokePlanMutation();
  const [changePlan] = useChangeMemberPlanMutation();
  const [giveDays] = useGiveDaysMutation();
  const [disable] = useDisableMemberMutation();
  const [enable] = useEnableMemberMutation();
  const [correct] = useCorrectAddressMutation();
  const [resend] = useResendMailMutation();
  return ({ userId, reason, seen, chargeCents, nextChargeCents, ...values }) => {
    const base = { userId, reason, seen, requestId };
    const { tier, endsAt, days, email, mailId } = values;
    switch (act) {
      case 'GRANT':
        return grant({ variables: { input: { ...base, tier, endsAt } } });
      case 'CANCEL_RENEWAL':
        return cancelRenewal({ variables: { input: base } });
      case 'REVOKE':
        return revoke({ variables: { input: base } });
      case 'CHANGE_PLAN':
        return changePlan({
          variables: {
            input: {
              ...{ ...base, tier },
              expectedTotalCents: chargeCents,
              expectedNextChargeCents: nextChargeCents,
            },
          },
        });
      case 'GIVE_DAYS':
        return giveDays({ variables: { input: { ...base, days } } });
      case 'DISABLE':
        return disable({ variables: { input: base } });
      case 'ENABLE':
        return enable({ variables: { input: base } });
      case 'CORRECT_ADDRESS':
        return correct({ variables: { input: { ...base, email } } });
      case 'RESEND_MAIL':
        return resend({ variables: { input: { ...base, mailId } } });
    }
  };
}

/**
 * What the act would do with these values, or why that is not known; not asked while `skip`. Locked: an account of the staff needs a
 * passkey first.
 */
export function useActPreview(input: MemberActPreviewQueryVariables['input'], skip: boolean) {
  const { data, error, refetch } = useMemberActPreviewQuery({
    variables: { input },
    fetchPolicy: 'network-only',
    skip,
  });
  const isLocked = error !== undefined && failureCode(error) === 'SECOND_FACTOR';
  const problem = error && !isLocked ? memberFailure(error) : null;
  return { preview: data?.memberActPreview, isLocked, problem, refetch };
}
