import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '#frontend/app/server-clock.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { DayNavigator } from '#frontend/ui/DayNavigator.tsx';
import { PlusIcon } from '#frontend/ui/icons.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { PageHeading } from '#frontend/ui/PageHeading.tsx';
import { easternDay, isDay, longDay } from '#schema/rules/eastern-time.ts';
import { AdminBoard } from './AdminBoard.tsx';
import styles from './AdminPage.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';
import { PickDialog } from './PickDialog.tsx';
import { useAdminBoard } from './use-admin-board.ts';

type Asked = { to: 'write'; pick: AdminPickFragment | null } | { to: 'delete'; pick: AdminPickFragment };

/** The admin dashboard: the picks of a day, drafts and days to come included. */
export function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const today = easternDay(serverNow());
  const given = search.get('date');
  const day = given && isDay(given) ? given : today;
  const showDay = (next: string) => setSearch(next === today ? {} : { date: next });
  const board = useAdminBoard(day);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const close = () => setAsked(null);

  const saved = (pick: AdminPickFragment) => {
    close();
    if (pick.date === day) board.reload();
    else showDay(pick.date);
  };

  return (
    <>
      <PageHeading title="Admin Dashboard" lead={longDay(day)}>
        <DayNavigator day={day} today={today} onChange={showDay} last={null} />
        <Button onClick={() => setAsked({ to: 'write', pick: null })}>
          <PlusIcon size={18} stroke={2.2} aria-hidden="true" />
          New Pick
        </Button>
      </PageHeading>
      {alert && (
        <div className={styles.alert}>
          <Notice
            tone="error"
            action={
              <Button look="ghost" size="small" onClick={() => setAlert(null)}>
                Dismiss
              </Button>
            }
          >
            {alert}
          </Notice>
        </div>
      )}
      <AdminBoard
        {...board}
        day={day}
        onAlert={setAlert}
        onEdit={(pick) => setAsked({ to: 'write', pick })}
        onDelete={(pick) => setAsked({ to: 'delete', pick })}
      />
      {asked?.to === 'write' && <PickDialog pick={asked.pick} day={day} onClose={close} onSaved={saved} />}
      {asked?.to === 'delete' && (
        <DeleteDialog
          pick={asked.pick}
          onClose={close}
          onDeleted={() => {
            close();
            board.reload();
          }}
        />
      )}
    </>
  );
}
