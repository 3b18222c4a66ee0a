import { expect, test } from '@jest/globals';
import { read } from '#schema/testing/pasted-line.ts';
import { BY_LINE, kindOfQuestion } from './questions.ts';
import type { KnownTeam } from './read-team.ts';

const HEADER = 'sport,tier,game,time,pick,odds,details';
const sheet = (...lines: string[]) => [HEADER, ...lines].join('\n');
const KNOWN: KnownTeam[] = [
  ...(['Chicago Bulls', 'Atlanta Hawks', 'Boston Celtics'] as const).map((name) => ({ league: 'NBA', name })),
  ...(['Chicago Blackhawks', 'Boston Bruins'] as const).map((name) => ({ league: 'NHL', name })),
].map((team) => ({ ...team, keys: [team.name.toLowerCase()] }) as KnownTeam);

test('the same words with other readings are another question, so that no line gets the answer of another', () => {
  const text = sheet(
    'NBA,Plus,Chicago @ Hawks,7:30 PM,Bulls +5,-110,Why',
    'NHL,Plus,Bruins @ Chicago,7:30 PM,Blackhawks ML,-110,Why',
  );
  const answers = [{ question: 'game:team:Chicago', choice: 'chicago bulls' }];
  const { picks, questions } = read(text, { teams: KNOWN, answers });
  expect(questions.map(({ key, rows, answer }) => [key, rows, answer])).toEqual([
    ['game:team:Chicago', [2], 'chicago bulls'],
    ['game:team~2:Chicago', [3], null],
  ]);
  expect(picks.map(({ row }) => row)).toEqual([2]);
});

test('an answer for one game chooses no side in another', () => {
  const text = sheet(
    'NBA,Plus,Bulls @ Celtics,7:30 PM,Fav -6,-110,Why',
    'NBA,Plus,Clippers @ Blazers,7:30 PM,Fav -6,-110,Why',
  );
  const { picks, questions } = read(text, { answers: [{ question: 'pick:team:Fav -6', choice: 'two' }] });
  expect(picks.map(({ pick }) => pick)).toEqual(['Celtics -6']);
  expect(questions.filter(({ answer }) => answer === null)).toMatchObject([{ rows: [3] }]);
});

test('words that mean different things in different lines are asked about line by line', () => {
  const text = sheet(
    'NBA,Plus,Bulls @ Celtics,7:30 PM,Bulls ML,150,Why',
    'NBA,Plus,Clippers @ Blazers,7:30 PM,Blazers ML,150,Why',
  );
  const answers = [
    { question: 'odds:sign:150', choice: BY_LINE },
    { question: 'odds:sign@2:150', choice: 'plus' },
    { question: 'odds:sign@3:150', choice: 'minus' },
  ];
  expect(read(text, { answers: answers.slice(0, 1) }).questions).toMatchObject([
    { key: 'odds:sign@2:150', rows: [2], answer: null },
    { key: 'odds:sign@3:150', rows: [3], answer: null },
  ]);
  const { picks, questions } = read(text, { answers });
  expect(picks.map(({ odds }) => odds)).toEqual([2.5, 1.666667]);
  expect(questions.map(kindOfQuestion)).toEqual(['odds:sign:', 'odds:sign:']);
});
