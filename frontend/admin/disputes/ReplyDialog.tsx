import { useRef } from 'react';
import { FormDialog, sends } from '#frontend/admin/FormDialog.tsx';
import { useFirstField } from '#frontend/admin/form-focus.ts';
import { ActPreview } from '#frontend/admin/members/acts/ActPreview.tsx';
import { REASON_READERS, typedReasonProblem } from '#frontend/admin/members/reason.ts';
import { passkeyFailure } from '#frontend/app/passkeys/use-passkeys.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { Textarea } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { type Dispute, type ReplyKind, replyPreview } from './dispute-text.ts';
import { useReply } from './use-reply.ts';

interface ReplyDialogProps {
  dispute: Dispute;
  kind: ReplyKind;
  /** The evidence, as it is on the page. */
  text: string;
  onClose(): void;
  onDone(sentence: string): void;
}

const WORDS = {
  ANSWER: {
    title: 'Send this evidence to the bank',
    action: ['Send to Bank', 'Sending...'],
  },
  ACCEPT: { title: 'Accept this dispute', action: ['Accept Dispute', 'Accepting...'] },
} as const satisfies Record<ReplyKind, { title: string; action: [string, string] }>;

/** Shows what a reply does, and sends it. */
export function ReplyDialog({ dispute, kind, text, onClose, onDone }: ReplyDialogProps) {
  const kept = useUnsavedForm(`reply ${dispute.disputeId} ${kind}`, {
    initialValues: { reason: '' },
    validate: { reason: typedReasonProblem },
  });
  const { form, discard } = kept;
  const reason = useRef<HTMLTextAreaElement>(null);
  useFirstField(reason);
  const send = useReply(dispute.disputeId, kind);
  const submission = useSubmission(async () => {
    const sentence = await send(text, form.getValues().reason.trim());
    discard();
    onDone(sentence);
  }, passkeyFailure);
  const { title, action } = WORDS[kind];
  return (
    <FormDialog
      {...{ title, onClose }}
      consequence={consequenceOf(kind, text, dispute.cents)}
      {...sends(kept, submission)}
      action={[...action]}
      danger={kind === 'ACCEPT'}
    >
      <ActPreview preview={replyPreview(kind, dispute)} />
      <Textarea
        label="Reason"
        description={dispute.needsApproval ? REASON_READERS.dataDownload : REASON_READERS.adminsOnly}
        required
        ref={reason}
        rows={2}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  );
}

function consequenceOf(kind: ReplyKind, text: string, cents: number): string {
  return kind === 'ANSWER'
    ? `The text of the page, ${text.trim().length.toLocaleString('en-US')} characters, goes to the bank as it is.`
    : `${dollars(cents)} are left to the bank, and nothing is sent to it.`;
}
