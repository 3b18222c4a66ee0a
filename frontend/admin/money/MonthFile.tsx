import { useState } from 'react';
import { SaveList } from '#frontend/admin/lists/SaveList.tsx';
import { Panel } from '#frontend/admin/Panel.tsx';
import { useServerDay } from '#frontend/app/server-day.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import { addDays, isMonth } from '#schema/rules/time/eastern-time.ts';
import styles from './Money.module.css';

/** A month as one file for an accountant; the last one that is over, unless another is chosen. */
export function MonthFile() {
  const today = useServerDay();
  const [month, choose] = useState(addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7));
  return (
    <Panel title="A month for your accountant">
      <div className={styles.monthFile}>
        <p>
          One CSV file with each charge, refund and dispute of the month, which adds up to the cash above.
          QuickBooks and Xero import its date, description and amount as a bank statement.
        </p>
        <div className={styles.monthChoice}>
          <TextInput
            label="Month"
            type="month"
            max={today.slice(0, 7)}
            value={month}
            onChange={(event) => choose(event.currentTarget.value)}
          />
          {isMonth(month) && <SaveList list="ACCOUNTING" filters={{ month }} />}
        </div>
      </div>
    </Panel>
  );
}
