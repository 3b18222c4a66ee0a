import { waitingText } from '#frontend/admin/members/refund-text.ts';
import { useWithPasskey } from '#frontend/app/passkeys/use-passkeys.ts';
import { useAcceptDisputeMutation, useAnswerDisputeMutation } from '#frontend/generated/graphql.ts';
import { doneText, type ReplyKind } from './dispute-text.ts';

/** Sends a reply, and says what became of it. */
export function useReply(disputeId: string, kind: ReplyKind) {
  const [answer] = useAnswerDisputeMutation();
  const [accept] = useAcceptDisputeMutation();
  const withPasskey = useWithPasskey();

  return async function send(text: string, reason: string): Promise<string> {
    const input = { disputeId, reason };
    const sent = await withPasskey(async () =>
      kind === 'ANSWER'
        ? (await answer({ variables: { input: { ...input, text } } })).data?.answerDispute.dispute
        : (await accept({ variables: { input } })).data?.acceptDispute.dispute,
    ).catch(waitingText);
    return typeof sent === 'string' ? sent : doneText(sent);
  };
}
