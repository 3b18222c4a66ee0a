import { Card } from '#frontend/ui/Card.tsx';
import { CheckboxGroup } from '#frontend/ui/CheckboxGroup.tsx';
import { TIERS, tierLabel } from '#schema/rules/access/tiers.ts';
import { LEAGUES } from '#schema/rules/picks/leagues.ts';
import styles from './AlertsPage.module.css';
import { Choice } from './Choice.tsx';
import { Saved } from './Saved.tsx';
import type { SettingsForm } from './use-alert-settings.ts';

/** Of which picks, on every channel. */
export function WhichPicksCard({ form }: { form: SettingsForm }) {
  const { settings, save } = form;
  return (
    <Card heading="Which picks">
      <div className={styles.stack}>
        <CheckboxGroup
          legend="Leagues"
          options={LEAGUES.map((league) => ({ value: league, label: league }))}
          value={settings.leagues}
          beside
          onChange={(leagues) => save('leagues', { leagues })}
        />
        <Saved part="leagues" form={form} />
        <CheckboxGroup
          legend="Picks of these plans, as far as your own plan opens them"
          options={TIERS.map((tier) => ({ value: tier, label: tierLabel(tier) }))}
          value={settings.tiers}
          beside
          onChange={(tiers) => save('tiers', { tiers })}
        />
        <Saved part="tiers" form={form} />
        <Choice
          label="Tell me of picks that I can no longer read"
          hint="When your plan has ended, you still learn that a pick opened: which game, but not what was picked."
          checked={settings.lockedNews}
          onChange={() => save('lockedNews', { lockedNews: !settings.lockedNews })}
        />
        <Saved part="lockedNews" form={form} />
      </div>
    </Card>
  );
}
