import { Group, Stack } from '#frontend/admin/mantine.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Textarea } from '#frontend/ui/fields.ts';
import { RestoredNotice } from '#frontend/ui/RestoredNotice.tsx';
import { evidenceProblem, MAX_EVIDENCE } from '#schema/rules/money/disputes.ts';
import type { Dispute, ReplyKind } from './dispute-text.ts';

interface EvidenceTextProps {
  dispute: Dispute;
  onReply(kind: ReplyKind, text: string): void;
}

/** The text for the bank, made of what the records say, and the two ways to reply. */
export function EvidenceText({ dispute, onReply }: EvidenceTextProps) {
  const { disputeId, suggestedText, reply } = dispute;
  const { form, restored, discard } = useUnsavedForm(`evidence ${disputeId}`, {
    initialValues: { text: reply?.text ?? suggestedText },
    validate: { text: evidenceProblem },
  });
  const { text } = form.values;
  return (
    <Card heading="Evidence for the bank">
      <form noValidate onSubmit={form.onSubmit((typed) => onReply('ANSWER', typed.text))}>
        <Stack gap={16}>
          <RestoredNotice shown={restored} onDiscard={discard} />
          <Textarea
            label="Text"
            description={`Made of the records below. Read and change it before you send it; ${text.trim().length} of ${MAX_EVIDENCE} characters.`}
            rows={14}
            {...form.getInputProps('text')}
          />
          <Group gap={8}>
            <Button type="submit">Answer</Button>
            <Button variant="quiet" onClick={() => onReply('ACCEPT', text)}>
              Accept
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
