import { useCallback, useEffect, useState } from 'react';
import { failureText, fieldProblems } from '#frontend/app/failures.ts';
import { isEmailVerified, renewToken } from '#frontend/app/session/email-verification.ts';
import {
  type AlertSettingsCardFragment,
  type SetAlertsInput,
  useAlertSettingsQuery,
  useSetAlertsMutation,
} from '#frontend/generated/graphql.ts';

export type Settings = AlertSettingsCardFragment;

/** What a card needs to show settings and to change them; each change is saved at once. */
export interface SettingsForm {
  settings: Settings;
  /** The part of the page that was saved last, or whose change failed. */
  last: { part: string; problem: string | null } | null;
  busy: boolean;
  save(part: string, input: SetAlertsInput): void;
}

export function useAlertSettings() {
  const { data, error, loading, refetch } = useAlertSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [set, { loading: busy }] = useSetAlertsMutation();
  const [changed, setChanged] = useState<Settings | null>(null);
  const [last, setLast] = useState<SettingsForm['last']>(null);
  const settings = changed ?? data?.alertSettings;
  const readAgain = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useProofElsewhere(settings?.emailProved === false, readAgain);
  const save = (part: string, input: SetAlertsInput) =>
    void set({ variables: { input } }).then(
      ({ data: answer }) => {
        if (answer) setChanged(answer.setAlerts.settings);
        setLast({ part, problem: null });
      },
      (failure: unknown) => setLast({ part, problem: problemText(failure) }),
    );
  return { settings, error, loading, refetch, form: settings && { settings, last, busy, save }, setChanged };
}

function problemText(failure: unknown): string {
  return Object.values(fieldProblems(failure))[0] ?? `Failed to save this. ${failureText(failure)}`;
}

/** The address may have been verified in another window: then the server learns it by a new token. */
function useProofElsewhere(unproved: boolean, onProved: () => void): void {
  useEffect(() => {
    if (!unproved) return;
    const ask = () =>
      void isEmailVerified()
        .then((verified) => (verified ? renewToken().then(onProved) : undefined))
        .catch(() => {});
    const whenBack = () => {
      if (!document.hidden) ask();
    };
    ask();
    document.addEventListener('visibilitychange', whenBack);
    return () => document.removeEventListener('visibilitychange', whenBack);
  }, [unproved, onProved]);
}
