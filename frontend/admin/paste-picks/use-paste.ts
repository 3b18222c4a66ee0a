import { useEffect, useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { useUnsavedText } from '#frontend/app/use-unsaved-text.ts';
import { type ImportPicksMutation, useImportPicksMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';

export type PasteReport = ImportPicksMutation['importPicks'];

/** Long enough for a hand that types, and nothing for one that pastes. */
const CHECK_AFTER_MS = 300;

/** A text while it is pasted or typed: checked by the server as it changes, and kept through Escape and reloads. */
export function usePaste(day: string) {
  const { text, type, forget } = useUnsavedText(`pasted picks ${day}`);
  const [checked, setChecked] = useState<{ text: string; report: PasteReport } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // One name for all attempts to keep this text, so that none of its picks is kept twice.
  const request = useRef({ text: '', id: '' });
  const [importPicks] = useImportPicksMutation();

  async function send(apply: boolean): Promise<PasteReport | undefined> {
    if (request.current.text !== text) request.current = { text, id: crypto.randomUUID() };
    const input = { text, date: day, apply, requestId: request.current.id };
    return (await importPicks({ variables: { input } })).data?.importPicks;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is checked when the text changes.
  useEffect(() => {
    setProblem(null);
    if (!text.trim()) return;
    let isCurrent = true;
    const check = () =>
      void send(false).then(
        (report) => isCurrent && report && setChecked({ text, report }),
        (failure) => isCurrent && setProblem(alertOf('read the picks', failure)),
      );
    const timer = setTimeout(check, CHECK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, day]);

  const report = checked?.text === text ? checked.report : null;
  return {
    text,
    type,
    forget,
    report,
    problem,
    keep: () => send(true),
    isChecking: !!text.trim() && !report && !problem,
  };
}

/** Keeps the picks as drafts; `onKept` gets their ids. */
export function useKeep(
  keep: () => Promise<PasteReport | undefined>,
  onKept: (ids: readonly string[]) => void,
) {
  return useSubmission(
    async () => {
      const kept = await keep();
      if (kept && kept.draftIds.length > 0) onKept(kept.draftIds);
    },
    (failure) => alertOf('create pick', failure),
  );
}
