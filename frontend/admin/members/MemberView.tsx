import { Group, SimpleGrid, Stack, Text } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { Tag } from '#frontend/ui/Tag.tsx';
import { History } from './History.tsx';
import { MemberAccount } from './MemberAccount.tsx';
import { MemberInvoices } from './MemberInvoices.tsx';
import { MemberMails } from './MemberMails.tsx';
import { MemberPlan } from './MemberPlan.tsx';
import { MemberTags } from './MemberTags.tsx';
import { type MemberAction, useMay } from './member-actions.ts';
import type { MemberRecord } from './member-text.ts';

interface MemberViewProps {
  record: MemberRecord;
  onAsk(action: MemberAction): void;
}

/** The record as a page: what the member holds on the left, what happened on the right. */
export function MemberView({ record, onAsk }: MemberViewProps) {
  const { user, timeline, audit, mails, disabledAt } = record;
  const may = useMay();
  return (
    <article aria-labelledby="member">
      <Group component="header" gap="8px 14px" mb={16}>
        <Text component="h2" id="member" fz="xl" style={{ overflowWrap: 'anywhere' }}>
          {user.email}
        </Text>
        <MemberTags member={user} />
        {disabledAt && <Tag tone="loss">Disabled</Tag>}
        {may('MEMBERS_ACT') && !user.role && (
          <Button variant="quiet" onClick={() => onAsk({ to: 'view-as' })} aria-haspopup="dialog">
            View as Member
          </Button>
        )}
      </Group>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={16}>
        <Stack gap={16}>
          <MemberPlan record={record} onAsk={onAsk} />
          <MemberInvoices invoices={record.invoices} onRefund={(given) => onAsk({ to: 'refund', given })} />
          <MemberMails mails={mails} onAsk={onAsk} />
        </Stack>
        <Stack gap={16}>
          <MemberAccount record={record} onAsk={onAsk} />
          <Card heading="Plan history">
            <History entries={timeline} none="No plan yet" />
          </Card>
          <Card heading="Account history">
            <History entries={audit} none="No changes yet" />
          </Card>
          {may('MEMBERS_ACT') && (
            <Card heading="Delete account">
              <Button variant="danger" onClick={() => onAsk({ to: 'delete' })} aria-haspopup="dialog">
                Delete Account
              </Button>
            </Card>
          )}
        </Stack>
      </SimpleGrid>
    </article>
  );
}
