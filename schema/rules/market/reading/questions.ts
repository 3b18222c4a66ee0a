import type { Reading } from './reading.ts';

/**
 * A question about one sheet. The same words in the same column with the same readings are one question, whatever lines they are in,
 * until somebody says that they differ by line.
 */
export interface SheetQuestion {
  /**
   * Names the question in an answer: column, topic and words. Where the same words have other readings in another line, a number behind
   * the topic tells them apart ('game:team~2:Chicago'), and where they are asked about line by line, the line ('odds:sign@3:150').
   */
  key: string;
  /** 'Is +150 meant?' */
  asks: string;
  /** Null where it is about a whole line. */
  column: string | null;
  /** The words as they were read. */
  cell: string;
  /** The lines in which they are, from 1. */
  rows: number[];
  choices: { key: string; label: string }[];
  /** The key of the choice that was given; null while it is open. */
  answer: string | null;
}

/** What a person says to a question, by the keys of the question and of its choice. */
export interface Answer {
  question: string;
  choice: string;
}

/** Where words are. */
interface Place {
  column: string;
  topic: string;
  cell: string;
  row: number;
}

/** The kind of a question: its column and topic, whatever words and lines it is about. */
export function kindOfQuestion({ key, cell }: SheetQuestion): string {
  return key.slice(0, key.length - cell.length).replaceAll(/[~@]\d+(?=[~@:])/g, '');
}

export interface CellProblem {
  /** The line, from 1. */
  row: number;
  /** Null where the whole line is wrong. */
  column: string | null;
  reason: string;
}

/** What is answered where the same words mean different things in different lines: each line is asked about then. */
export const BY_LINE = 'by-line';

/** Collects what the cells of one sheet mean: values are taken, questions and refusals noted in place. */
export class SheetReader {
  readonly problems: CellProblem[] = [];
  private readonly asked = new Map<string, SheetQuestion>();
  private readonly given: ReadonlyMap<string, string>;
  /** The readings of each key. */
  private readonly said = new Map<string, string>();

  /** Only answers to questions of this sheet count: others fit none of its words. */
  constructor(answers: readonly Answer[]) {
    this.given = new Map(answers.map(({ question, choice }) => [question, choice]));
  }

  /** What a cell holds; undefined where it is refused, or not answered yet. */
  take<Value>(row: number, column: string | null, cell: string, reading: Reading<Value>): Value | undefined {
    if (reading.kind === 'VALUE') return reading.value;
    if (reading.kind === 'REFUSAL') {
      this.problems.push({ row, column, reason: reading.reason });
      return undefined;
    }
    const { topic, asks, choices } = reading;
    const labels = choices.map(({ key, label }) => ({ key, label }));
    const key = this.keyOf({ column: column ?? '', topic, cell: cell.trim(), row }, labels);
    const chosen = choices.find((choice) => choice.key === this.given.get(key));
    const known = this.asked.get(key);
    if (!known) {
      const about = { key, asks, column, cell: cell.trim(), rows: [row], choices: labels };
      this.asked.set(key, { ...about, answer: chosen?.key ?? null });
    } else if (known.rows.at(-1) !== row) known.rows.push(row);
    return chosen?.value;
  }

  /** The first key under which nothing else is asked. */
  private keyOf({ column, topic, cell, row }: Place, choices: SheetQuestion['choices']): string {
    const says = JSON.stringify(choices);
    for (let number = 1; ; number += 1) {
      const which = number === 1 ? topic : `${topic}~${number}`;
      const key = `${column}:${which}:${cell}`;
      const first = this.said.get(key);
      if (first !== undefined && first !== says) continue;
      this.said.set(key, says);
      return this.given.get(key) === BY_LINE ? `${column}:${which}@${row}:${cell}` : key;
    }
  }

  /** All that were raised, answered ones included, so that an answer can be changed. */
  get questions(): SheetQuestion[] {
    return [...this.asked.values()];
  }
}

/** The questions that nobody has answered. Nothing is written while there is one. */
export function openQuestions(questions: readonly SheetQuestion[]): SheetQuestion[] {
  return questions.filter(({ answer }) => answer === null);
}

const MOST_LINES = 5;

/** 'Lines 2, 5 and 3 more' */
export function linesText(rows: readonly number[]): string {
  const named = rows.slice(0, MOST_LINES).join(', ');
  const more = rows.length > MOST_LINES ? ` and ${rows.length - MOST_LINES} more` : '';
  return `${rows.length === 1 ? 'Line' : 'Lines'} ${named}${more}`;
}

/** A question where nobody can be asked: 'Line 3, column odds, "150": Is +150 meant? Answer "odds:…" with american (+150) …'. */
export function questionText({ key, asks, column, cell, rows, choices }: SheetQuestion): string {
  const place = [linesText(rows), column && `column ${column}`, `"${cell}"`].filter(Boolean);
  const readings = choices.map((choice) => `${choice.key} (${choice.label})`).join(', ');
  return `${place.join(', ')}: ${asks} Answer "${key}" with ${readings}`;
}
