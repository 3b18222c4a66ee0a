import { Link } from 'react-router-dom';
import { Explained } from '#frontend/admin/Explained.tsx';
import { Box, Group, Quiet, Stack, Text } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { priceText } from '#schema/rules/money/money.ts';
import { DEFINITIONS } from './definitions.ts';
import { countText, leaveReasonText, type Revenue, saidText } from './money-text.ts';
import { movementsPath } from './movement-address.ts';

interface ChurnReasonsProps {
  reasons: NonNullable<Revenue['churnReasons']>;
  /** What members said when they canceled. */
  said: NonNullable<Revenue['saidReasons']>;
  from: string;
  to: string;
}

/** Why plans ended, a bar a reason, each with the way to its members. */
export function ChurnReasons({ reasons, said, from, to }: ChurnReasonsProps) {
  return (
    <Panel
      title="Why plans ended"
      says={<Explained of="Why plans ended">{DEFINITIONS.churnReasons}</Explained>}
    >
      <Quiet component="div" c="var(--ink)" px={16} pb={14}>
        {reasons.length === 0 && <Quiet>No plan that was paid for has ended.</Quiet>}
        <Bars
          bars={reasons.map(({ reason, plans, cents }) => ({
            ...{ name: capital(leaveReasonText(reason)), plans },
            ...{ says: `${countText(plans, 'plan')}, ${priceText(cents)} a month` },
            to: movementsPath({ from, to, kind: 'CHURN', reason }),
          }))}
        />
        {said.length > 0 && (
          <Quiet component="h3" fw={560} pt={12} pb={4}>
            What members said when they canceled
          </Quiet>
        )}
        <Bars
          bars={said.map(({ reason, plans }) => ({
            ...{ name: saidText(reason ?? 'NONE'), plans, says: countText(plans, 'plan') },
            to: movementsPath({ from, to, said: reason ?? 'NONE' }),
          }))}
        />
      </Quiet>
    </Panel>
  );
}

interface Bar {
  name: string;
  plans: number;
  says: string;
  to: string;
}

function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ plans }) => plans));
  return (
    <Stack component="ul" gap={8}>
      {bars.map(({ name, plans, says, to }) => (
        <li key={name}>
          <Group justify="space-between" gap={16} mih={24} wrap="nowrap">
            <Link to={to}>{name}</Link>
            <Text span c="var(--ink-2)">
              {says}
            </Text>
          </Group>
          <Box h={8} miw={2} bdrs={4} bg="var(--accent)" w={`${(100 * plans) / most}%`} aria-hidden="true" />
        </li>
      ))}
    </Stack>
  );
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
