import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Answers } from '#frontend/testing/answers.ts';
import { show } from '#frontend/testing/show.tsx';
import type { SheetQuestion } from '#schema/rules/market/reading/questions.ts';
import { SheetQuestions } from './SheetQuestions.tsx';

const asked = (topic: string, cell: string, keys: string[], answer: string | null): SheetQuestion => ({
  ...{ key: `pick:${topic}:${cell}`, asks: `What is ${cell}?`, column: 'pick', cell, rows: [2], answer },
  choices: keys.map((key) => ({ key, label: `${cell} ${key}` })),
});

test.each([
  ['team', 'two', false],
  ['team', 'open', true],
  ['side', 'one', false],
  ['sign', 'two', true],
])('an answer about one game is offered for no other: %s answered with %s', (topic, answer, isOffered) => {
  const keys = ['one', 'two', 'open'];
  const questions = [asked(topic, 'Fade Lakers', keys, answer), asked(topic, 'Fade Celtics', keys, null)];
  show(<SheetQuestions questions={questions} onAnswer={() => {}} />, {
    at: '/admin',
    answers: new Answers(),
  });
  expect(screen.queryAllByRole('button', { name: /^The same for/ })).toHaveLength(isOffered ? 1 : 0);
});
