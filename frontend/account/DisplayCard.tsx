import { useState } from 'react';
import { setDisplay, useDisplay } from '#frontend/app/display.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { decimalDollars } from '#schema/rules/money.ts';
import { oddsFormatLabel } from '#schema/rules/odds-format-label.ts';
import { ODDS_FORMATS, type OddsFormat } from '#schema/rules/odds-formats.ts';
import styles from './AccountPage.module.css';
import { zoneChoices } from './display-text.ts';
import { limitOf } from './play-text.ts';

/** How this device shows prices, times and stakes. Each choice counts at once. */
export function DisplayCard() {
  const { odds, zone } = useDisplay();
  const [isKept, setIsKept] = useState(true);
  const choose = (changes: Parameters<typeof setDisplay>[0]) => setIsKept(setDisplay(changes));
  return (
    <Card heading="Odds, times and stakes">
      <div className={styles.form}>
        <p>{isKept ? 'Kept on this device.' : 'This browser keeps nothing, so it counts until you leave.'}</p>
        <NativeSelect
          label="Odds"
          data={ODDS_FORMATS.map((format) => ({ value: format, label: oddsFormatLabel(format) }))}
          value={odds}
          onChange={({ currentTarget }) => choose({ odds: currentTarget.value as OddsFormat })}
        />
        <NativeSelect
          label="Times"
          description="A day of picks is always the day in New York."
          data={zoneChoices(zone)}
          value={zone ?? ''}
          onChange={({ currentTarget }) => choose({ zone: currentTarget.value || null })}
        />
        <Stake onChosen={(unitCents) => choose({ unitCents })} />
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
      description="Picks then show your stake. Usual is 1 % of what you have set aside. Leave it empty for none."
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={problem}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
