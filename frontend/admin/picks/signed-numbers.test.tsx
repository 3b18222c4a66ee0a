import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AdminBoardDocument, CreatePickDocument } from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { answer, fillForm, payload, showAdmin } from '#frontend/testing/picks-tab.tsx';
import { sampleAdminPick } from '#frontend/testing/samples.ts';

afterEach(() => sessionStorage.clear());

test.each([
  [
    'a minus sign (U+2212), as sheets and books print it',
    '\u22123.5',
    '\u2212110',
    { line: -3.5, odds: 1.909 },
  ],
  ['a plus', '+3.5', '+150', { line: 3.5, odds: 2.5 }],
])('a line and a price with %s are what is kept', async (_name, line, odds, kept) => {
  const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
  const answers = new Answers()
    .to(AdminBoardDocument, answer([]), answer([draft]))
    .to(CreatePickDocument, { createPick: payload(draft) });
  const user = await showAdmin(answers);
  const form = await fillForm(user);
  await user.clear(form.getByLabelText('Pick *'));
  await user.type(form.getByLabelText('Pick *'), `Celtics ${line}`);
  await user.selectOptions(form.getByLabelText('Market'), 'Spread');
  await user.type(form.getByLabelText('Line'), line);
  await user.clear(form.getByLabelText(/Odds/));
  await user.type(form.getByLabelText(/Odds/), odds);
  expect(form.getByLabelText('Line')).toHaveValue(line);
  await user.click(form.getByLabelText(/^Keep as draft/));
  await user.click(form.getByRole('button', { name: 'Save Draft' }));
  await screen.findByText(/^Saved as a draft/);
  const [{ input }] = answers.variablesOf(CreatePickDocument) as [{ input: { line: number; odds: number } }];
  expect([input.line, input.odds.toFixed(3)]).toEqual([kept.line, kept.odds.toFixed(3)]);
});
