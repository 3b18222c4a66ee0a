import type { ReactNode } from 'react';
import { Group, Note, SimpleGrid, Stack, Text } from '#frontend/admin/mantine.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { pickPath } from '#schema/rules/api/public-paths.ts';
import { dollars } from '#schema/rules/money/money.ts';
import { counted } from '#schema/rules/text/numbers.ts';
import { plainDay, plainMonth } from '#schema/rules/time/eastern-time.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { Dispute } from './dispute-text.ts';

const moment = (at: string) => shownPlainMoment(new Date(at));

interface FactRow {
  key: string;
  what: ReactNode;
  figure?: ReactNode;
  note?: ReactNode;
}

interface FactsCardProps {
  heading: string;
  /** What it says where there is nothing. */
  none: string;
  rows: FactRow[];
}

function FactsCard({ heading, none, rows }: FactsCardProps) {
  return (
    <Card heading={heading}>
      {rows.length === 0 && <Text c="dimmed">{none}</Text>}
      <Stack component="ul" gap={12} fz="0.875rem">
        {rows.map(({ key, what, figure, note }) => (
          <li key={key}>
            <Group justify="space-between" align="baseline" wrap="nowrap" gap={16}>
              <span>{what}</span>
              <span>{figure}</span>
            </Group>
            {note && <Note>{note}</Note>}
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** What the records say of the payment: agreed, used, delivered, received, refunded, and there before the games. */
export function EvidenceCards({ evidence }: Pick<Dispute, 'evidence'>) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={16}>
      <FactsCard heading="Agreed to" none="No sentence is kept" rows={agreedRows(evidence)} />
      <FactsCard heading="Sign-ins" none="None within 90 days" rows={signInRows(evidence)} />
      <FactsCard heading="Months with a plan" none="None was counted" rows={monthRows(evidence)} />
      <FactsCard heading="Alerts delivered" none="None within 30 days" rows={alertRows(evidence)} />
      <FactsCard
        heading="Charges and receipts"
        none="None"
        rows={moneyRows(evidence.charges, 'Receipt mailed')}
      />
      <FactsCard heading="Refunds" none="Nothing was refunded" rows={moneyRows(evidence.refunds, 'Mailed')} />
      <FactsCard
        heading={`Picks that were open (${evidence.pickCount})`}
        none="No game has begun in the time that was paid for"
        rows={pickRows(evidence)}
      />
    </SimpleGrid>
  );
}

type Evidence = Dispute['evidence'];

function agreedRows({ agreements }: Evidence): FactRow[] {
  return agreements.map(({ at, sentence }) => ({ key: at, what: sentence, note: moment(at) }));
}

function signInRows({ signIns }: Evidence): FactRow[] {
  return signIns.map(({ deviceName, signedInAt, lastSeenAt }) => ({
    key: `${signedInAt} ${deviceName}`,
    what: deviceName,
    note: `Signed in ${moment(signedInAt)}, last used ${moment(lastSeenAt)}`,
  }));
}

function monthRows({ months }: Evidence): FactRow[] {
  return months.map(({ month, signIns, lastDevice, lastSeenAt, alerts, picksOpen }) => ({
    key: month,
    what: plainMonth(month),
    figure: `${counted(signIns, 'sign-in')}, ${counted(alerts, 'alert')}, ${counted(picksOpen, 'pick')}`,
    note: lastDevice && lastSeenAt && `Last used ${moment(lastSeenAt)} on ${lastDevice}`,
  }));
}

function alertRows({ alertDays }: Evidence): FactRow[] {
  return alertDays.map(({ day, delivered, channels }) => ({
    key: day,
    what: plainDay(day),
    figure: delivered,
    note: `By ${channels.map((channel) => channel.toLowerCase()).join(', ')}`,
  }));
}

function moneyRows(invoices: Evidence['charges'], mailed: string): FactRow[] {
  return invoices.map(({ id, number, cents, paidAt, mailedAt }) => ({
    key: id,
    what: number,
    figure: dollars(cents),
    note: [moment(paidAt), mailedAt && `${mailed} ${moment(mailedAt)}`].filter(Boolean).join('. '),
  }));
}

function pickRows({ picks }: Evidence): FactRow[] {
  return picks.map(({ id, teamOne, teamTwo, sealedAt, openedAt, startsAt, result }) => ({
    key: id,
    what: (
      <a href={pickPath(id)} target="_blank" rel="noreferrer">
        {teamOne} – {teamTwo}
      </a>
    ),
    figure: result.toLowerCase(),
    note: `${sealedAt ? `Sealed ${moment(sealedAt)}` : `Open from ${moment(openedAt)}`}, game ${moment(startsAt)}`,
  }));
}
