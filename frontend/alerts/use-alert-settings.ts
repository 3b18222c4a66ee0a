import { useCallback, useEffect, useRef, useState } from 'react';
import { failureText, fieldProblems } from '#frontend/app/failures.ts';
import { isEmailVerified, renewToken } from '#frontend/app/session/email-verification.ts';
import {
  type AlertSettingsCardFragment,
  type SetAlertsInput,
  useAlertSettingsQuery,
  useSetAlertsMutation,
} from '#frontend/generated/graphql.ts';

export type Settings = AlertSettingsCardFragment;

/** Some of what a member chooses. */
type Change = Partial<Pick<Settings, keyof Settings & keyof SetAlertsInput>>;

/** What a card needs to show settings and to change them; each change is saved at once. */
export interface SettingsForm {
  /** As chosen. */
  settings: Settings;
  /** As saved, with what follows from it. */
  stored: Settings;
  /** The part of the page that was saved last, or whose change failed. */
  last: { part: string; problem: string | null } | null;
  save(part: string, change: Change): void;
}

export function useAlertSettings() {
  const { data, error, loading, refetch } = useAlertSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [changed, setChanged] = useState<Settings | null>(null);
  const stored = changed ?? data?.alertSettings;
  const readAgain = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useProofElsewhere(stored?.emailProved === false, readAgain);
  const { unsaved, last, save } = useSaving(setChanged);
  const settings: Settings | undefined = stored && Object.assign({}, stored, ...unsaved);
  return {
    ...{ error, loading, refetch, setChanged },
    form: stored && settings && { settings, stored, last, save },
  };
}

/** One after the other: answers that overtake each other would show what an earlier choice came to. */
function useSaving(onSaved: (settings: Settings) => void) {
  const [set] = useSetAlertsMutation();
  const [unsaved, setUnsaved] = useState<Change[]>([]);
  const [last, setLast] = useState<SettingsForm['last']>(null);
  const before = useRef(Promise.resolve());
  const send = async (part: string, change: Change) => {
    try {
      const { data } = await set({ variables: { input: change } });
      if (data) onSaved(data.setAlerts.settings);
      setLast({ part, problem: null });
    } catch (failure) {
      setLast({ part, problem: problemText(failure) });
    }
    setUnsaved((all) => all.filter((each) => each !== change));
  };
  const save = (part: string, change: Change) => {
    setUnsaved((all) => [...all, change]);
    before.current = before.current.then(() => send(part, change));
  };
  return { unsaved, last, save };
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
