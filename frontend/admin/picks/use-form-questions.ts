import { useState } from 'react';
import { type Answer, openQuestions, type SheetQuestion } from '#schema/rules/market/reading/questions.ts';

/**
 * What a form is asked about before it is sent, and what the server asks then, with the answers. An answer fits no other words than
 * those it was given for.
 */
export function useFormQuestions(read: (answers: readonly Answer[]) => SheetQuestion[]) {
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const [isAsked, setAsked] = useState(false);
  const [further, setFurther] = useState<readonly SheetQuestion[]>([]);
  const own = read(answers);
  return {
    answers,
    /** Those that were raised once: nobody is asked while they type. */
    questions: [...(isAsked ? own : []), ...further.map((question) => answered(question, answers))],
    answer: (given: readonly Answer[]) =>
      setAnswers((before) => [
        ...before.filter((old) => !given.some(({ question }) => question === old.question)),
        ...given,
      ]),
    /** Shows what is open. False where nothing is. */
    raise(): boolean {
      const isOpen = openQuestions(own).length > 0;
      if (isOpen) setAsked(true);
      return isOpen;
    },
    /** Shows what the server asked. */
    raiseFurther: setFurther,
  };
}

function answered(question: SheetQuestion, answers: readonly Answer[]): SheetQuestion {
  const given = answers.find((answer) => answer.question === question.key);
  return { ...question, answer: given?.choice ?? null };
}
