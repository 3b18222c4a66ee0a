import { Group, Quiet, Stack, Text } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { REVENUE_CHECK_TEXTS } from '#schema/rules/money/revenue-checks.ts';
import { shownPlainMoment } from '#schema/rules/time/shown-time.ts';
import type { Revenue } from './money-text.ts';

/** The four comparisons, each night: what they compare and how they ended. */
export function RevenueChecks({ revenue: { checks, checkedAt } }: { revenue: Revenue }) {
  return (
    <Panel title="Checks">
      <Quiet component="div" px={16} pb={14}>
        <p>Compared each night{checkedAt && `, last ${shownPlainMoment(new Date(checkedAt))}`}.</p>
        <Stack component="ul" gap={8} mt={8}>
          {checks.map(({ check, passed }) => (
            <Group key={check} component="li" gap={8} align="baseline" wrap="nowrap" c="var(--ink)">
              <Text span miw={56} fw={600} c={passed ? 'var(--ink-2)' : 'var(--loss)'}>
                {passed ? 'Equal' : 'Differs'}
              </Text>
              {REVENUE_CHECK_TEXTS[check]}
            </Group>
          ))}
        </Stack>
      </Quiet>
    </Panel>
  );
}
