import { Card } from '#frontend/ui/Card.tsx';
import choices from '#frontend/ui/choices.module.css';
import { defaultSettings, MAIL_CHOICES, type MailChoice } from '#schema/rules/alerts/alert-settings.ts';
import styles from './AlertsPage.module.css';
import { Choice } from './Choice.tsx';
import { DigestTime } from './DigestTime.tsx';
import { Saved } from './Saved.tsx';
import { SendTest } from './SendTest.tsx';
import type { Settings, SettingsForm } from './use-alert-settings.ts';
import { WeeklyReceipts } from './WeeklyReceipts.tsx';

const WORDS: Record<MailChoice, { label: string; hint: string }> = {
  INSTANT: {
    label: 'As picks open',
    hint: 'Picks that open together come in one email, at most four an hour.',
  },
  DIGEST: { label: 'Once a day', hint: 'The open picks of the day in one email, at the time you choose.' },
  OFF: { label: 'Never', hint: 'Emails about your account, such as receipts, come all the same.' },
};

/** What comes by email. Stopping is always possible; beginning needs a confirmed address. */
export function MailCard({ form }: { form: SettingsForm }) {
  const { settings, save } = form;
  const canBegin = settings.emailProved && settings.channels.includes('MAIL');
  return (
    <Card heading="Email">
      <div className={styles.stack}>
        <fieldset className={choices.group}>
          <legend>Email me picks</legend>
          <div className={choices.choices}>
            {MAIL_CHOICES.map((choice) => (
              <Choice
                key={choice}
                type="radio"
                name="mail"
                {...WORDS[choice]}
                checked={settings.mail === choice}
                disabled={choice !== 'OFF' && settings.mail === 'OFF' && !canBegin}
                onChange={() =>
                  save('mail', { mail: choice, ...(choice === 'DIGEST' && firstTime(settings)) })
                }
              />
            ))}
          </div>
        </fieldset>
        {settings.mail === 'DIGEST' && <DigestTime form={form} />}
        <Saved part="mail" form={form} />
        {settings.mail !== 'OFF' && canBegin && <SendTest channel="MAIL" />}
        <Choice
          label="Email me the results"
          hint="How each day’s picks went, on the next morning."
          checked={settings.recap}
          disabled={!settings.recap && !canBegin}
          onChange={() => save('recap', { recap: !settings.recap })}
        />
        <Saved part="recap" form={form} />
        <WeeklyReceipts proved={settings.emailProved} />
      </div>
    </Card>
  );
}

/** Who never chose a time begins with the one at which most of their picks are open. */
function firstTime({ digestAt, digestReach: { bestAt } }: Settings): { digestAt?: string } {
  return bestAt && digestAt === defaultSettings(true).digestAt ? { digestAt: bestAt } : {};
}
