import { useState } from 'react';
import { chooseDisplay, type Kept } from '#frontend/app/choose-display.ts';
import { setDisplay, useDisplay } from '#frontend/app/display.ts';
import { deviceZone, zoneChoices } from '#frontend/app/zone-choices.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { decimalDollars } from '#schema/rules/money.ts';
import { oddsFormatLabel } from '#schema/rules/odds-format-label.ts';
import { ODDS_FORMATS, type OddsFormat } from '#schema/rules/odds-formats.ts';
import styles from './AccountPage.module.css';
import { limitOf } from './play-text.ts';

const KEPT_TEXTS: Record<Kept, string> = {
  ACCOUNT: 'Odds and times are saved to your account, your stake on this device only.',
  HERE: 'Saved on this device.',
  UNREACHED:
    'We could not reach your account. This is saved on this device, and we will save it to your account later.',
  NOWHERE: 'This browser does not save anything, so this lasts until you leave.',
};

/** How prices, times and stakes are shown to the member. Each choice counts at once. */
export function DisplayCard() {
  const { odds, zone } = useDisplay();
  const [kept, setKept] = useState<Kept>('ACCOUNT');
  const choose = (changes: Parameters<typeof chooseDisplay>[0]) => void chooseDisplay(changes).then(setKept);
  const keepStake = (unitCents: number | null) => setKept(setDisplay({ unitCents }) ? 'ACCOUNT' : 'NOWHERE');
  return (
    <Card heading="Odds, times and stakes">
      <div className={styles.form}>
        <p role="status">{KEPT_TEXTS[kept]}</p>
        <NativeSelect
          label="Odds"
          data={ODDS_FORMATS.map((format) => ({ value: format, label: oddsFormatLabel(format) }))}
          value={odds}
          onChange={({ currentTarget }) => choose({ odds: currentTarget.value as OddsFormat })}
        />
        <NativeSelect
          label="Times"
          description="The board always follows the day in New York."
          data={zoneChoices(zone, deviceZone())}
          value={zone ?? ''}
          onChange={({ currentTarget }) => choose({ zone: currentTarget.value || null })}
        />
        <Stake onChosen={keepStake} />
      </div>
    </Card>
  );
}

function Stake({ onChosen }: { onChosen(unitCents: number | null): void }) {
  const { unitCents } = useDisplay();
  const [typed, setTyped] = useState(unitCents === null ? '' : decimalDollars(unitCents));
  const [problem, setProblem] = useState<string | null>(null);
  const change = (text: string) => {
    setTyped(text);
    const cents = limitOf(text);
    setProblem(cents === undefined ? 'Type an amount such as 50' : null);
    if (cents !== undefined) onChosen(cents || null);
  };
  return (
    <TextInput
      label="One unit in dollars"
      description="Picks then show your stake in dollars. Many people use 1% of their bankroll. Leave it empty to hide stakes."
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={problem}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
