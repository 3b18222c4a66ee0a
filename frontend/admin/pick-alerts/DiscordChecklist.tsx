import { AdminToolbar } from '#frontend/admin/AdminToolbar.tsx';
import { adminPath } from '#frontend/admin/admin-address.ts';
import { Loaded } from '#frontend/admin/Loaded.tsx';
import { Group, Quiet, Stack } from '#frontend/admin/mantine.ts';
import { failureText } from '#frontend/app/failures.ts';
import { type DiscordChecklistQuery, useDiscordChecklistQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { CheckIcon, WarningIcon } from '#frontend/ui/icons.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';

/** What is missing in the Discord server, and how to mend it. */
export function DiscordChecklist() {
  const asked = useDiscordChecklistQuery({
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const again = () => void asked.refetch().catch(() => {});
  return (
    <>
      <AdminToolbar title="Discord checklist">
        <Button variant="quiet" size="small" onClick={again} busy={asked.loading && 'Checking...'}>
          Check again
        </Button>
        <LinkButton variant="quiet" size="small" to={adminPath('alerts')}>
          Back to alerts
        </LinkButton>
      </AdminToolbar>
      {asked.error && !asked.data ? (
        <ErrorState onRetry={again} busy={asked.loading}>
          {failureText(asked.error)}
        </ErrorState>
      ) : (
        <Loaded asked={asked} what="the checks of Discord">
          {({ discordChecklist }) => <Checks checks={discordChecklist} />}
        </Loaded>
      )}
    </>
  );
}

function Checks({ checks }: { checks: DiscordChecklistQuery['discordChecklist'] }) {
  const wrong = checks.filter(({ advice }) => advice).length;
  return (
    <Card heading={wrong === 0 ? 'Everything is set up' : `${wrong} of ${checks.length} need your attention`}>
      <Stack component="ul" gap={16}>
        {checks.map(({ title, advice }) => (
          <Group key={title} component="li" gap={12} align="start" wrap="nowrap">
            {advice ? (
              <WarningIcon {...ICON} color="var(--loss)" aria-label="Not right" />
            ) : (
              <CheckIcon {...ICON} color="var(--win)" aria-label="Right" />
            )}
            <div>
              {title}
              {advice && <Quiet c="var(--ink-2)">{advice}</Quiet>}
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}

const ICON = { size: 20, role: 'img', style: { flex: 'none' } } as const;
