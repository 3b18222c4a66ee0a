import table from '#frontend/admin/table.module.css';
import type { PickAlertsQuery } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { tierLabel } from '#schema/rules/access/tiers.ts';
import { shownClock } from '#schema/rules/time/shown-time.ts';
import { CHANNELS, delayText, KINDS } from './alert-text.ts';
import styles from './BatchRow.module.css';

interface BatchRowProps {
  batch: PickAlertsQuery['pickAlerts'][number];
  busy: boolean;
  onResend(): void;
}

/** One batch in the table. */
export function BatchRow({ batch, busy, onResend }: BatchRowProps) {
  const { kind, channel, tier, picks, told, failed, withheld, waiting, reason, reasons } = batch;
  const whom = tier ? `${tierLabel(tier)} members` : 'all members';
  const name = `${KINDS[kind]} to ${whom} by ${CHANNELS[channel]}`;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Opened" className={table.figure}>
        {shownClock(new Date(batch.openedAt))}
      </td>
      <td data-label="Picks" className={table.figure}>
        {picks || '–'}
      </td>
      <td data-label="Reached" className={table.figure}>
        {told}
      </td>
      <td data-label="Failed" className={table.figure} title={reason ?? undefined}>
        {failed}
      </td>
      <td data-label="Withheld" className={table.figure}>
        {reasons.length > 0 ? <Reasons withheld={withheld} reasons={reasons} /> : withheld}
      </td>
      <td data-label="Waiting" className={table.figure}>
        {waiting}
      </td>
      <td data-label="Delay" className={table.figure}>
        {delayText(batch)}
      </td>
      <td>
        {failed > 0 && (
          <Button variant="quiet" size="small" onClick={onResend} busy={busy && 'Sending...'}>
            Send again<span className="visually-hidden">: {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

type Reason = BatchRowProps['batch']['reasons'][number];

/** How many were not told, with why behind it. */
function Reasons({ withheld, reasons }: { withheld: number; reasons: Reason[] }) {
  return (
    <details>
      <summary>
        {withheld}
        <span className="visually-hidden"> and why</span>
      </summary>
      <ul className={styles.reasons}>
        {reasons.map(({ reason, members }) => (
          <li key={reason}>
            {members}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
