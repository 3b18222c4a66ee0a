import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  AdminBoardDocument,
  type AdminPickFragment,
  GradePickDocument,
} from '#frontend/generated/graphql.ts';
import { Answers } from '#frontend/testing/answers.ts';
import { answer, GAME, payload, STARTED, showAdmin, showPick } from '#frontend/testing/picks-tab.tsx';
import { sampleAdminGrade, sampleAdminPick } from '#frontend/testing/samples.ts';
import { VOID_REASON_TEXTS } from '#schema/rules/picks/void-reasons.ts';

afterEach(() => sessionStorage.clear());

describe('a result', () => {
  test('a score of one number is refused, and a result that its score contradicts needs a reason', async () => {
    const answers = new Answers();
    const release = answers.delayed(GradePickDocument, 'INTERNAL_SERVER_ERROR');
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Win');
    const form = within(await screen.findByRole('dialog', { name: 'Enter the Result' }));
    const score = form.getByLabelText('Memphis Grizzlies');
    await user.type(score, 'banana');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('Enter a number for each team')).toBeVisible();
    await user.clear(score);
    await user.type(score, '99–101');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('The score makes it a Loss. Change the result, or say why')).toBeVisible();
    expect(answers.variablesOf(GradePickDocument)).toEqual([]);
    await user.type(form.getByLabelText('Note'), 'The line moved before the pick.');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    release();
    await waitFor(() => expect(answers.variablesOf(GradePickDocument)).toHaveLength(1));
  });

  test('a winner shows at once, and goes back when the server refuses; nothing typed is lost', async () => {
    const answers = new Answers();
    const release = answers.delayed(GradePickDocument, 'INTERNAL_SERVER_ERROR');
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    const result = screen.getByLabelText(`Result of ${GAME}`);
    await user.selectOptions(result, 'Win');
    const form = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    await user.type(form.getByLabelText('Memphis Grizzlies'), '99–109');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(result).toHaveValue('WIN');
    release();
    expect(await form.findByRole('alert')).toHaveTextContent('Failed to update winner status.');
    expect(result).toHaveValue('PENDING');
    expect(form.getByLabelText('Memphis Grizzlies')).toHaveValue('99');
    expect(form.getByLabelText('Boston Celtics')).toHaveValue('109');
    await user.keyboard('{Escape}');
    await user.selectOptions(result, 'Win');
    expect(screen.getByLabelText('Memphis Grizzlies')).toHaveValue('99');
  });

  test('a result is graded with its score and source', async () => {
    const lost = sampleAdminPick({ ...STARTED, result: 'LOSS' });
    const answers = new Answers().to(GradePickDocument, { gradePick: payload(lost) });
    const { user } = await showPick(sampleAdminPick(STARTED), answers);
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Loss');
    await user.type(screen.getByLabelText('Memphis Grizzlies'), '101–99');
    await user.type(screen.getByLabelText('Source of the score'), 'nba.com');
    await user.click(screen.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(`Result of ${GAME}`)).toHaveValue('LOSS');
    const score = { score: '101–99', scoreOne: 101, scoreTwo: 99 };
    const input = { id: 'pick_1', result: 'LOSS', ...score, source: 'nba.com' };
    expect(answers.variablesOf(GradePickDocument)).toEqual([{ input }]);
  });

  test('a correction begins with the score and source that were saved', async () => {
    const { user } = await showPick(
      sampleAdminPick({
        ...{ ...STARTED, result: 'WIN' },
        grades: [sampleAdminGrade({ result: 'WIN', score: '70–68', source: 'nba.com' })],
      }),
    );
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Loss');
    const form = within(screen.getByRole('dialog', { name: 'Correct the Result' }));
    expect(
      form.getByText(/It was graded Win, 70–68\. Members and visitors see both results and the reason/),
    ).toBeVisible();
    expect(form.getByLabelText('Memphis Grizzlies')).toHaveValue('70');
    expect(form.getByLabelText('Source of the score')).toHaveValue('nba.com');
    expect(form.queryByRole('button', { name: /Next/ })).toBeNull();
  });

  test('the results of a day are entered one after the other, each by its score', async () => {
    const game = (teamOne: string, hour: string, given: Partial<AdminPickFragment> = {}) =>
      sampleAdminPick({ id: teamOne, teamOne, startsAt: `2026-11-20T${hour}:00:00.000Z`, ...given });
    const heat = game('Heat', '14');
    const suns = game('Suns', '16');
    const others = [game('Jazz', '15', { result: 'LOSS' }), game('Kings', '23')];
    const graded = (pick: typeof heat) => ({ gradePick: payload({ ...pick, result: 'LOSS' }) });
    const answers = new Answers()
      .to(AdminBoardDocument, answer([suns, heat, ...others]))
      .to(GradePickDocument, graded(heat), graded(suns));
    const user = await showAdmin(answers);
    await user.click(await screen.findByRole('button', { name: 'Enter results (2)' }));
    const form = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    expect(form.getByText('Heat @ Boston Celtics')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save and Next (1)' }));
    expect(form.getByText('Choose the result')).toBeVisible();
    expect(form.getByLabelText('Result')).toHaveFocus();
    await user.type(form.getByLabelText('Source of the score'), 'nba.com');
    await user.type(form.getByLabelText('Heat'), '101–99');
    expect(form.getByLabelText('Result')).toHaveValue('LOSS');
    await user.keyboard('{Enter}');

    const next = await screen.findByText('Suns @ Boston Celtics', { selector: 'strong' });
    const second = within(screen.getByRole('dialog', { name: 'Enter the Result' }));
    expect(next).toBeVisible();
    expect(second.getByText('Saved: Heat @ Boston Celtics is graded Loss.')).toBeVisible();
    expect(second.getByLabelText('Source of the score')).toHaveValue('nba.com');
    expect(second.getByLabelText('Suns')).toHaveFocus();
    await user.keyboard('101–99{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Saved: Suns @ Boston Celtics is graded Loss.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Enter results/ })).toBeNull();
    expect(answers.variablesOf(GradePickDocument)).toMatchObject(
      ['Heat', 'Suns'].map((id) => ({ input: { id, result: 'LOSS', scoreOne: 101, source: 'nba.com' } })),
    );
  });

  test('a correction needs its reason, and a void pick one of the rules', async () => {
    const graded = sampleAdminPick({ ...STARTED, result: 'LOSS' });
    const answers = new Answers().to(GradePickDocument, {
      gradePick: payload(sampleAdminPick({ ...STARTED, result: 'VOID' })),
    });
    const { user } = await showPick(graded, answers);
    const options = within(screen.getByLabelText(`Result of ${GAME}`)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).not.toContain('Void');
    await user.selectOptions(screen.getByLabelText(`Result of ${GAME}`), 'Void: Abandoned');
    const form = within(screen.getByRole('dialog', { name: 'Correct the Result' }));
    expect(
      form.getByText(/It was graded Loss. Members and visitors see both results and the reason/),
    ).toBeVisible();
    expect(form.getByText(VOID_REASON_TEXTS.ABANDONED.text)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    expect(form.getByText('Say why the result is changed')).toBeVisible();
    expect(answers.timesSent(GradePickDocument)).toBe(0);
    await user.type(form.getByLabelText(/Reason for the change/), 'The league stopped it.');
    await user.click(form.getByRole('button', { name: 'Save Result' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const input = { id: 'pick_1', result: 'VOID', voidReason: 'ABANDONED', reason: 'The league stopped it.' };
    expect(answers.variablesOf(GradePickDocument)).toEqual([{ input }]);
  });
});
