import { PATHS } from '#frontend/app/paths.ts';
import { useMember } from '#frontend/app/session/session.ts';
import { BackLink } from '#frontend/ui/BackLink.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { ErrorState } from '#frontend/ui/ErrorState.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import styles from './AlertsPage.module.css';
import { DiscordCard } from './DiscordCard.tsx';
import { FeedsCard } from './FeedsCard.tsx';
import { MailboxNotice } from './MailboxNotice.tsx';
import { MailCard } from './MailCard.tsx';
import { PushSetting } from './PushSetting.tsx';
import { QuietCard } from './QuietCard.tsx';
import { useAlertSettings } from './use-alert-settings.ts';
import { WhichPicksCard } from './WhichPicksCard.tsx';

/** /account/alerts: when and how a member is notified of picks. Each change is saved at once. */
export function AlertsPage() {
  const { email } = useMember();
  const { form, error, loading, refetch, setChanged } = useAlertSettings();
  return (
    <>
      <BackLink to={PATHS.account}>Account settings</BackLink>
      <PageHeading
        title="Alerts"
        lead="How we tell you when a pick opens, and when we do not. Each change is saved at once."
      />
      {!form && error && (
        <ErrorState onRetry={() => void refetch().catch(() => {})} busy={loading}>
          Failed to load your alert settings. Please try again.
        </ErrorState>
      )}
      {!form && !error && <Loading />}
      {form && (
        <div className={styles.page}>
          <MailboxNotice email={email} settings={form.settings} onChanged={setChanged} />
          <MailCard form={form} />
          <PushSetting form={form} />
          {form.settings.channels.includes('DISCORD') && <DiscordCard />}
          <WhichPicksCard form={form} />
          <QuietCard form={form} />
          <FeedsCard />
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={styles.page}>
      <p role="status" className="visually-hidden">
        Loading your alert settings
      </p>
      {['360px', '260px', '220px'].map((height) => (
        <Card key={height}>
          <Skeleton width="100%" height={height} />
        </Card>
      ))}
    </div>
  );
}
