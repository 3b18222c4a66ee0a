import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  CreatePickDocument,
  PostDraftsDocument,
  UpdatePickDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { answer, fillForm, GAME, payload, showAdmin, showPick } from '#frontend/testing/picks-tab.tsx';
import { sampleAdminPick, TODAY } from '#frontend/testing/samples.ts';

afterEach(() => sessionStorage.clear());

describe('the pick form', () => {
  test('an empty one is not sent and names what is missing', async () => {
    const answers = new Answers().to(AdminBoardDocument, answer([]));
    const user = await showAdmin(answers);
    await user.click(await screen.findByRole('button', { name: 'New Pick' }));
    expect(await screen.findByLabelText('Sport *')).toHaveDisplayValue('Choose…');
    await user.click(screen.getByRole('button', { name: 'Post Pick' }));
    for (const text of ['away team', 'home team', 'pick', 'pick details'])
      expect(screen.getByText(`Enter the ${text}`)).toBeVisible();
    expect(screen.getByText('Enter a time')).toBeVisible();
    for (const field of ['Sport *', 'Tier *']) expect(screen.getByLabelText(field)).toBeInvalid();
    expect(screen.getByLabelText('Sport *')).toHaveAccessibleDescription('Choose a sport');
    expect(answers.timesSent(CreatePickDocument)).toBe(0);
  });

  test('a filled one is kept once, even when it is submitted twice, and waits to be posted', async () => {
    const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]), answer([draft]))
      .to(PostDraftsDocument, { postDrafts: { picks: [sampleAdminPick()] } });
    const release = answers.delayed(CreatePickDocument, { createPick: payload(draft) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    expect(
      form.getByText(
        'Members of Plus and higher see it as soon as it is posted. You have ten seconds to undo; then it stays in the record.',
      ),
    ).toBeVisible();
    await user.dblClick(form.getByRole('button', { name: 'Post Pick' }));
    expect(form.getByRole('button', { name: /Saving/ })).toBeDisabled();
    release();
    expect(await screen.findByRole('rowheader')).toHaveTextContent(GAME);
    expect(screen.getByText('(−110) 1.5 units')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers.variablesOf(CreatePickDocument)).toEqual([
      {
        input: expect.objectContaining({
          requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
          teamOne: 'Memphis Grizzlies',
          date: TODAY,
          time: '19:30',
          odds: expect.closeTo(1.909, 3),
          draft: true,
        }),
      },
    ]);
    expect(answers.timesSent(PostDraftsDocument)).toBe(0);
    expect(screen.getByRole('region', { name: 'Posting' })).toHaveTextContent(/^Posting 1 pick in ten/);
    await user.click(screen.getByRole('button', { name: 'Post Now' }));
    expect(await screen.findByText('Posted 1 pick.')).toBeVisible();
    expect(answers.variablesOf(PostDraftsDocument)).toEqual([{ input: { ids: [draft.id] } }]);
  });

  test('one that is kept as a draft does not wait', async () => {
    const draft = sampleAdminPick({ status: 'DRAFT', publishedAt: null });
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]), answer([draft]))
      .to(CreatePickDocument, { createPick: payload(draft) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    await user.click(form.getByLabelText(/^Keep as draft/));
    await user.click(form.getByRole('button', { name: 'Save Draft' }));
    expect(await screen.findByText(`Saved as a draft: ${GAME}.`)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Posting' })).toBeNull();
  });

  test('a failure is said in the documented words, keeps what was typed, and repeats the same request', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]))
      .to(CreatePickDocument, 'unreachable', { createPick: payload(sampleAdminPick()) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to create pick. Please try again.');
    expect(form.getByLabelText('Pick *')).toHaveValue('Celtics -3.5');
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    const [first, second] = answers.variablesOf(CreatePickDocument);
    expect(second).toEqual(first);
  });

  test('closed by Escape, it keeps what was typed until that is discarded', async () => {
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await fillForm(user);
    fireEvent(screen.getByRole('dialog', { name: 'New Pick' }), new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Sport *')).toHaveFocus();
    expect(screen.getByText('We kept what you typed.')).toBeVisible();
    expect(screen.getByLabelText('Pick *')).toHaveValue('Celtics -3.5');
    await user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(screen.getByLabelText('Pick *')).toHaveValue('');
    fireEvent.change(screen.getByLabelText('Pick *'), { target: { value: 'Knicks +1' } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Pick *')).toHaveValue('');
    expect(screen.queryByText('We kept what you typed.')).toBeNull();
  });

  test('what is most likely a slip is asked once, and posted when that is meant', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([sampleAdminPick()]))
      .to(CreatePickDocument, { createPick: payload(sampleAdminPick({ id: 'again' })) });
    const user = await showAdmin(answers);
    await screen.findByRole('rowheader');
    const form = await fillForm(user);
    fireEvent.change(form.getByLabelText('Market'), { target: { value: 'SPREAD' } });
    fireEvent.change(form.getByLabelText('Line'), { target: { value: '-3.5' } });
    fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '-9000' } });
    await user.dblClick(form.getByRole('button', { name: 'Post Pick' }));
    const odds = '−9000 is far from usual odds.';
    const others = 'This pick was already posted at 10:05 AM ET.';
    expect(form.getByRole('alert')).toHaveTextContent(`${odds} ${others}`);
    expect(answers.timesSent(CreatePickDocument)).toBe(0);
    fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '-110' } });
    expect(form.getByRole('alert')).toHaveTextContent(others);
    expect(form.queryByText(odds)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Post Anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.timesSent(CreatePickDocument)).toBe(1);
  });

  test('a line that contradicts the words is asked about, and the answer is what is sent', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]))
      .to(CreatePickDocument, { createPick: payload(sampleAdminPick({ id: 'asked' })) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    fireEvent.change(form.getByLabelText('Market'), { target: { value: 'SPREAD' } });
    fireEvent.change(form.getByLabelText('Line'), { target: { value: '+3' } });
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    const question = within(await form.findByRole('group', { name: 'Is +3 or −3.5 meant?' }));
    await user.click(question.getByRole('button', { name: '−3.5' }));
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.variablesOf(CreatePickDocument)).toMatchObject([{ input: { line: -3.5 } }]);
  });

  test('what can mean two things is asked before anything is sent, and the answer is what is sent', async () => {
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]))
      .to(CreatePickDocument, { createPick: payload(sampleAdminPick({ id: 'asked' })) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    fireEvent.change(form.getByLabelText(/Odds/), { target: { value: '150' } });
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    const question = within(await form.findByRole('group', { name: 'Is +150 meant?' }));
    expect(answers.timesSent(CreatePickDocument)).toBe(0);
    await user.click(question.getByRole('button', { name: '+150 (2.50)' }));
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(answers.variablesOf(CreatePickDocument)).toMatchObject([{ input: { odds: 2.5 } }]);
  });

  test('what only the server can ask is asked with its choices, and sent with the answer', async () => {
    const asks = 'No book is near −110: Book A shows +250. Is −110 meant?';
    const question = {
      ...{
        key: 'odds:far:Celtics -3.5 1.9',
        asks,
        column: 'odds',
        cell: 'Celtics -3.5 1.9',
        rows: [1],
        answer: null,
      },
      choices: [{ key: 'written', label: '−110, as written' }],
    };
    const answers = new Answers()
      .to(AdminBoardDocument, answer([]))
      .asks(CreatePickDocument, [question], { createPick: payload(sampleAdminPick({ id: 'asked' })) });
    const user = await showAdmin(answers);
    const form = await fillForm(user);
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    await user.click(await form.findByRole('button', { name: '−110, as written' }));
    await user.click(form.getByRole('button', { name: 'Post Pick' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [, second] = answers.variablesOf(CreatePickDocument);
    expect(second).toMatchObject({ input: { answers: [{ question: question.key, choice: 'written' }] } });
  });

  test.each<[string, Partial<AdminPickFragment>, boolean]>([
    ['that members could read says that both versions stay', {}, true],
    ['of a draft says nothing of versions', { status: 'DRAFT', publishedAt: null }, false],
  ])('an edit %s', async (_name, given, says) => {
    const { user } = await showPick(sampleAdminPick(given));
    await user.click(screen.getByRole('button', { name: `Edit ${GAME}` }));
    const sentence = screen.queryByText(
      'Members can already read this pick. Both versions stay on the record.',
    );
    expect(sentence !== null).toBe(says);
    expect(screen.queryByText(/already posted/)).toBeNull();
  });

  test('the day and time of a schedule are brought on screen when that is chosen', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(scroll).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText(/^Schedule/));
    expect(scroll.mock.contexts[0]).toContainElement(screen.getByLabelText(/^Opens on/));
  });

  test('the choice of release comes first, and names the button', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    await user.click(screen.getByRole('button', { name: 'New Pick' }));
    expect(screen.getByLabelText('Sport *')).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByLabelText(/^Post now/)).toHaveFocus();
    for (const [release, button] of [
      [/^Keep as draft/, 'Save Draft'],
      [/^Schedule/, 'Schedule Pick'],
      [/^Post now/, 'Post Pick'],
    ] as const) {
      await user.click(screen.getByLabelText(release));
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('type', 'submit');
    }
  });

  test('a moneyline takes no line, and keeps none from before unseen', async () => {
    const user = await showAdmin(new Answers().to(AdminBoardDocument, answer([])));
    const form = await fillForm(user);
    const line = form.getByLabelText('Line');
    await user.selectOptions(form.getByLabelText('Market'), 'Moneyline');
    expect(line).toBeDisabled();
    expect(line).not.toHaveAttribute('placeholder');
    await user.selectOptions(form.getByLabelText('Market'), 'Spread');
    await user.type(line, '-3.5');
    await user.selectOptions(form.getByLabelText('Market'), 'Moneyline');
    expect(line).toBeEnabled();
  });

  test('an edit names the version that was read, and a conflict is said', async () => {
    const answers = new Answers().to(UpdatePickDocument, 'CONFLICT');
    const { user } = await showPick(sampleAdminPick({ version: 3 }), answers);
    await user.click(screen.getByRole('button', { name: `Edit ${GAME}` }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to update pick. Someone changed this in the meantime.',
    );
    expect(answers.variablesOf(UpdatePickDocument)[0]).toMatchObject({ input: { id: 'pick_1', version: 3 } });
  });
});
