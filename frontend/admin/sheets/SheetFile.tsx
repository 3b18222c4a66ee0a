import { useState } from 'react';
import type { AdminAction } from '#frontend/admin/alerts.ts';
import styles from '#frontend/admin/form.module.css';
import { Stack } from '#frontend/admin/mantine.ts';
import { SheetQuestions } from '#frontend/admin/SheetQuestions.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import type { Question } from '#schema/rules/market/reading/reading.ts';
import { fileFailure, readSheetFile, SHEET_FILES, small } from './read-sheet-file.ts';

interface SheetFileProps {
  label: string;
  action: AdminAction;
  /** Called with the text of a file that was chosen; null as soon as another is about to be. */
  onText(text: string | null): void;
}

/** A file of any kind that a spreadsheet or provider writes. Which sheet of a workbook, and which letters, are asked where it is not certain. */
export function SheetFile({ label, action, onText }: SheetFileProps) {
  const [asked, setAsked] = useState<Question<string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (text: string) => {
    try {
      onText(small(text));
    } catch (failure) {
      setProblem(fileFailure(action, failure));
    }
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setAsked(null);
    try {
      const found = await readSheetFile(file);
      if (typeof found === 'string') take(found);
      else setAsked(found);
    } catch (failure) {
      setProblem(fileFailure(action, failure));
    }
  };
  return (
    <Stack gap={16}>
      <label className={styles.file}>
        <span className={styles.legend}>{label}</span>
        <input
          type="file"
          accept={SHEET_FILES}
          // Choosing a file of the same name again is a change only if none is chosen.
          onClick={(event) => {
            event.currentTarget.value = '';
            setAsked(null);
            setProblem(null);
            onText(null);
          }}
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {asked && (
        <FileQuestion
          question={asked}
          onChoose={(text) => {
            setAsked(null);
            take(text);
          }}
        />
      )}
      <FormProblem>{problem}</FormProblem>
    </Stack>
  );
}

function FileQuestion({ question, onChoose }: { question: Question<string>; onChoose(text: string): void }) {
  const { topic, asks, choices } = question;
  return (
    <SheetQuestions
      questions={[
        { key: topic, asks, column: null, cell: '', rows: [], choices: [...choices], answer: null },
      ]}
      onAnswer={([given]) => {
        const chosen = choices.find(({ key }) => key === given?.choice);
        if (chosen) onChoose(chosen.value);
      }}
    />
  );
}
