import { Link } from 'react-router-dom';
import { memberPath } from '#frontend/admin/admin-address.ts';
import { FactList, type Facts } from '#frontend/admin/FactList.tsx';
import { Box, Stack, Text } from '#frontend/admin/mantine.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { cardName } from '#schema/rules/money/cards.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { easternDay } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import { type Dispute, type ReplyKind, replyName, standingOf, whatHappened } from './dispute-text.ts';
import { EvidenceCards } from './EvidenceCards.tsx';
import { EvidenceText } from './EvidenceText.tsx';

interface DisputeViewProps {
  dispute: Dispute;
  onReply(kind: ReplyKind, text: string): void;
}

/** A dispute: what is to be done until when, the text for the bank, and what it is made of. */
export function DisputeView({ dispute, onReply }: DisputeViewProps) {
  const { state, reply } = dispute;
  const today = easternDay(useServerNow(MINUTE));
  const { tone, text } = standingOf(dispute, today);
  const isToReply = state === 'OPEN' && reply?.state !== 'SENDING' && reply?.state !== 'WAITING';
  return (
    <Stack gap={16}>
      <Notice tone={tone}>{text}</Notice>
      <Card heading={`Dispute about ${dollars(dispute.cents)}`}>
        <Text mb={16} style={{ overflowWrap: 'anywhere' }}>
          {whatHappened(dispute)} <Link to={memberPath(dispute.memberId)}>Show member</Link>
        </Text>
        <Box maw={560}>
          <FactList facts={factsOf(dispute)} />
        </Box>
      </Card>
      {isToReply && <EvidenceText dispute={dispute} onReply={onReply} />}
      {reply && <GivenReply reply={reply} />}
      <EvidenceCards evidence={dispute.evidence} />
    </Stack>
  );
}

const moment = (at: string | null | undefined) => (at ? shownPlainMoment(new Date(at)) : null);

function factsOf({ transactionId, disputeId, createdAt, payment, ...dispute }: Dispute): Facts {
  const card = payment?.cardType && payment.last4 && `${cardName(payment.cardType)} •••• ${payment.last4}`;
  return [
    ['Opened', moment(createdAt)],
    ['Answered', moment(dispute.answeredAt)],
    [
      'Paid',
      payment && `${dollars(payment.cents)} for ${tierLabel(payment.tier)}, ${moment(payment.paidAt) ?? ''}`,
    ],
    ['Paid for', payment && `${moment(payment.periodStartsAt)} to ${moment(payment.periodEndsAt)}`],
    ['Plan ended', moment(payment?.planEndedAt)],
    ['Card', card || null],
    ['Invoice', payment?.invoiceNumber ?? null],
    ['Payment at the processor', transactionId],
    ['Dispute at the processor', disputeId],
  ];
}

/** What was replied, by whom, and why it is not sent where it is not. */
function GivenReply({ reply }: { reply: NonNullable<Dispute['reply']> }) {
  const { kind, state, text, reason, repliedBy, repliedAt, sentAt, failure } = reply;
  return (
    <Card heading={state === 'REFUSED' ? 'Refused reply' : replyName(kind)}>
      {state === 'REFUSED' && failure && <Notice tone="error">The processor refused it: {failure}</Notice>}
      <Box maw={560}>
        <FactList
          facts={[
            ['By', repliedBy ?? 'Itself'],
            ['Written', moment(repliedAt)],
            ['With the processor', moment(sentAt)],
            ['Reason', reason],
          ]}
        />
      </Box>
      {text && state !== 'REFUSED' && (
        <Text
          mt={16}
          c="var(--ink-2)"
          fz="0.875rem"
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Text>
      )}
    </Card>
  );
}
