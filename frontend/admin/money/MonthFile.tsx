import { useState } from 'react';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { Box, Group, Text } from '#frontend/admin/mantine.ts';
import { Panel } from '#frontend/admin/Panel.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { addDays, isMonth } from '#schema/rules/time/eastern-time.ts';

/** A month as one file for an accountant; the last one that is over, unless another is chosen. */
export function MonthFile() {
  const today = useServerDay();
  const [month, choose] = useState(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  return (
    <Panel title="A month for your accountant">
      <Box px={16} pb={14}>
        <Text c="var(--ink-2)" maw="68ch" mb={12}>
          One CSV file with each charge, refund and dispute of the month, which adds up to the cash above.
          QuickBooks and Xero import its date, description and amount as a bank statement.
        </Text>
        <Group align="end" gap="8px 12px">
          <TextInput
            label="Month"
            type="month"
            max={today.slice(0, 7)}
            value={month}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          {isMonth(month) && <SaveList list="ACCOUNTING" filters={{ month }} />}
        </Group>
      </Box>
    </Panel>
  );
}
