import { useState } from 'react';
import { chooseDisplay, type Kept } from '#frontend/app/choose-display.ts';
import { showAs, useDisplay } from '#frontend/app/display.ts';
import { deviceZone, zoneChoices } from '#frontend/app/zone-choices.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { decimalDollars } from '#schema/rules/money/money.ts';
import { ODDS_FORMATS, type OddsFormat, oddsFormatLabel } from '#schema/rules/picks/odds-formats.ts';
import styles from './AccountPage.module.css';
import { limitOf } from './limits-text.ts';

const KEPT_TEXTS: Record<Kept, string> = {
  ACCOUNT: 'Saved.',
  HERE: 'Saved on this device.',
  UNREACHED:
    'We could not reach your account. This is saved on this device, and we will save it to your account later.',
  NOWHERE: 'This browser stores no settings, so this lasts until you close the page.',
};

type Field = 'odds' | 'times' | 'stake';

/** How prices, times and stakes are shown to the member. Each choice counts at once. */
export function DisplayCard() {
  const { odds, zone } = useDisplay();
  const [changed, setChanged] = useState<{ field: Field; kept: Kept } | null>(null);
  const choose = (field: Field, changes: Parameters<typeof chooseDisplay>[0]) =>
    void chooseDisplay(changes).then((kept) => setChanged({ field, kept }));
  const keepStake = (unitCents: number | null) =>
    setChanged({ field: 'stake', kept: showAs({ unitCents }) ? 'HERE' : 'NOWHERE' });
  const saved = (field: Field) => <Saved kept={changed?.field === field ? changed.kept : null} />;
  return (
    <Card heading="Odds, times and stakes">
      <div className={styles.form}>
        <p>Changes are saved at once: odds and times to your account, your stake on this device only.</p>
        <div>
          <NativeSelect
            label="Odds"
            data={ODDS_FORMATS.map((format) => ({ value: format, label: oddsFormatLabel(format) }))}
            value={odds}
            onChange={({ currentTarget }) => choose('odds', { odds: currentTarget.value as OddsFormat })}
          />
          {saved('odds')}
        </div>
        <div>
          <NativeSelect
            label="Times"
            description="The days of the board always follow New York time."
            data={zoneChoices(zone, deviceZone())}
            value={zone ?? ''}
            onChange={({ currentTarget }) => choose('times', { zone: currentTarget.value || null })}
          />
          {saved('times')}
        </div>
        <div>
          <Stake onChosen={keepStake} />
          {saved('stake')}
        </div>
      </div>
    </Card>
  );
}

/** Beside the field that was changed last. */
function Saved({ kept }: { kept: Kept | null }) {
  return (
    <p role="status" className={styles.saved}>
      {kept && KEPT_TEXTS[kept]}
    </p>
  );
}

function Stake({ onChosen }: { onChosen(unitCents: number | null): void }) {
  const { unitCents } = useDisplay();
  const [typed, setTyped] = useState(unitCents === null ? '' : decimalDollars(unitCents));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const cents = limitOf(text);
    setProblem(cents === undefined ? 'Enter an amount, such as 50' : null);
    if (cents !== undefined) onChosen(cents || null);
  };
  return (
    <TextInput
      label="One unit in dollars"
      description="Picks will show your stake in dollars. Many people use 1% of their bankroll. Leave it empty to hide stakes."
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={problem}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
