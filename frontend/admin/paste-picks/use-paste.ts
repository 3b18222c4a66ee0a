import { useEffect, useRef, useState } from 'react';
import { alertOf } from '#frontend/admin/alerts.ts';
import { answersFor, type LineAnswer, stillMeant, withAnswer } from '#frontend/admin/sheet-answers.ts';
import { useUnsavedText } from '#frontend/app/use-unsaved-text.ts';
import { type ImportPicksMutation, useImportPicksMutation } from '#frontend/generated/graphql.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import type { Answer } from '#schema/rules/market/reading/questions.ts';
import { useSaidOfText } from './use-said-of-text.ts';

export type PasteReport = ImportPicksMutation['importPicks'];

/** Long enough for a hand that types, and nothing for one that pastes. */
const CHECK_AFTER_MS = 300;

interface Checked {
  text: string;
  answers: readonly LineAnswer[];
  said: object;
  report: PasteReport;
}

/**
 * A text while it is pasted or typed: checked by the server as it changes, with the answers to what it asked, and kept through Escape and
 * reloads.
 */
export function usePaste(day: string) {
  const { text, type, forget } = useUnsavedText(`pasted picks ${day}`);
  const [answers, setAnswers] = useState<readonly LineAnswer[]>([]);
  const sheet = useSaidOfText();
  const { said } = sheet;
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // One name for all attempts to keep this text, so that none of its picks is kept twice.
  const request = useRef({ text: '', id: '' });
  // Only the newest check counts, whichever is answered last.
  const newest = useRef(0);
  const [importPicks] = useImportPicksMutation();

  async function send(apply: boolean): Promise<PasteReport | undefined> {
    if (request.current.text !== text) request.current = { text, id: crypto.randomUUID() };
    const given = answers.map(({ question, choice }) => ({ question, choice }));
    const input = { text, date: day, apply, requestId: request.current.id, ...said, answers: given };
    newest.current += 1;
    const turn = newest.current;
    const report = (await importPicks({ variables: { input } })).data?.importPicks;
    if (!report || report.draftIds.length > 0 || turn !== newest.current) return report;
    // With what is recalled of its columns the text is read again: nobody is asked what is known.
    if (sheet.recall(report.columns)) return report;
    setAnswers((given) => stillMeant(given, report.questions, text));
    setChecked({ text, answers, said, report });
    return report;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is checked when the text, an answer or what columns are changes.
  useEffect(() => {
    setProblem(null);
    if (!text.trim()) return;
    let isCurrent = true;
    const check = () =>
      void send(false).catch((failure) => isCurrent && setProblem(alertOf('read the picks', failure)));
    const timer = setTimeout(check, checked?.text === text ? 0 : CHECK_AFTER_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, day, answers, said]);

  // While an answer is on its way, what was read before it stays, and so does the button that gave it.
  const report = checked?.text === text ? checked.report : null;
  const isCurrent = checked?.text === text && checked.answers === answers && checked.said === said;
  return {
    ...{ text, forget, report, problem, isCurrent },
    type: (next: string) => {
      type(next);
      sheet.follow(text, next);
      setAnswers((given) => answersFor(given, next));
    },
    answer: (chosen: readonly Answer[]) => {
      for (const { question: key, choice } of chosen) {
        const question = report?.questions.find((each) => each.key === key);
        if (question) setAnswers((given) => withAnswer(given, question, choice, text));
      }
    },
    sheet,
    keep: () => send(true),
    isChecking: !!text.trim() && !isCurrent && !problem,
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
