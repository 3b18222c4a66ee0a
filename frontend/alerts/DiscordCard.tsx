import type { DiscordCardFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { Notice } from '#frontend/ui/Notice.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import styles from './AlertsPage.module.css';
import { useDiscord } from './use-discord.ts';

/** The Discord account with which the member reads picks in the server. */
export function DiscordCard() {
  const { discord, starting, ending, returning } = useDiscord();
  if (!discord) return null;
  const isLinked = discord.state !== 'UNLINKED';
  const again = discord.state === 'NOT_IN_SERVER' || discord.state === 'FAILED';
  return (
    <Card heading="Discord">
      <div className={styles.stack}>
        <p className={styles.soft} role="status">
          {returning.busy ? 'Linking your account...' : stateText(discord)}
        </p>
        {returning.refusal && (
          <div ref={bringIntoView}>
            <Notice>
              {returning.refusal === 'access_denied'
                ? 'You did not agree on Discord’s page, so nothing was connected.'
                : 'Discord did not connect your account.'}{' '}
              To try again, choose {isLinked ? 'Link again' : 'Link Discord'}.
            </Notice>
          </div>
        )}
        <FormProblem>{returning.problem ?? starting.problem ?? ending.problem}</FormProblem>
        <div className={styles.actions}>
          {(!isLinked || again) && (
            <Button
              variant="quiet"
              onClick={starting.run}
              busy={(starting.busy || returning.busy) && 'Working...'}
            >
              {isLinked ? 'Link again' : 'Link Discord'}
            </Button>
          )}
          {isLinked && (
            <Button variant="quiet" onClick={ending.run} busy={ending.busy && 'Working...'}>
              Unlink {discord.name}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Discord leads back to the top of a long page. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** What the member has, and what they can expect. */
function stateText({ state, name, role }: DiscordCardFragment): string {
  switch (state) {
    case 'UNLINKED':
      return 'Read picks in our Discord server. You are added to it, and see the channel of your plan for as long as you have the plan.';
    case 'READY':
      return `${name} has the role ${role ? tierLabel(role) : ''} in our server and sees its channel.`;
    case 'PENDING':
      return `${name} is linked. The role changes within a minute.`;
    case 'NO_ROLE':
      return `${name} is linked and has no role at the moment, because your plan gives none. It comes back with a plan.`;
    case 'NOT_IN_SERVER':
      return `${name} is not in our server. Link it again to be added.`;
    default:
      return `${name} is linked, but Discord did not change the role. We keep trying.`;
  }
}
