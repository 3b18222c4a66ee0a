import { FormDialog } from '#frontend/admin/FormDialog.tsx';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect, Textarea, TextInput } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { gameText } from '#schema/rules/picks/game-text.ts';
import type { League } from '#schema/rules/picks/leagues.ts';
import { type PickResult, resultLabel } from '#schema/rules/picks/pick-values.ts';
import { VOID_REASON_TEXTS } from '#schema/rules/picks/void-reasons.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import { GradingAdvice } from './GradingAdvice.tsx';
import { choiceOf, gradeOptions, optionOf } from './grade-form.ts';
import { UNCHOSEN } from './PickFields.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { type GradeDialogProps, type GradeEntry, useGradeForm } from './use-grade-form.ts';

/** Where each league has its final scores. */
const SOURCES: Record<League, string> = {
  NFL: 'nfl.com',
  NCAAF: 'ncaa.com',
  NBA: 'nba.com',
  NCAAB: 'ncaa.com',
  MLB: 'mlb.com',
  NHL: 'nhl.com',
};

/** A result with what it rests on. It stays in the record with all results before it. */
export function GradeDialog(props: GradeDialogProps) {
  const { pick, othersLeft, done, onClose } = props;
  const entry = useGradeForm(props);
  const { isCorrection, before, initialScore, restored, discard, submission } = entry;
  const offersNext = othersLeft > 0 && !isCorrection;
  return (
    <FormDialog
      {...{ submission, restored, onClose }}
      title={isCorrection ? 'Correct the Result' : 'Enter the Result'}
      consequence={
        <>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}.{' '}
          {isCorrection
            ? `It was graded ${gradedText(before.result, initialScore)}. Members and visitors see both results and the reason.`
            : 'The result stays in the record, with what you enter here.'}
        </>
      }
      onSubmit={(event) => {
        event.preventDefault();
        entry.send(offersNext);
      }}
      onCancel={discard}
      action={[offersNext ? `Save and Next (${othersLeft})` : 'Save Result', 'Saving...']}
      between={
        offersNext && (
          <Button variant="quiet" disabled={submission.busy} onClick={() => entry.send(false)}>
            Save Result
          </Button>
        )
      }
    >
      {done && <Notice tone="success">{done}</Notice>}
      <GradeFields pick={pick} entry={entry} />
    </FormDialog>
  );
}

function GradeFields({ pick, entry }: { pick: AdminPickFragment; entry: GradeEntry }) {
  const { form, choice, select, choose, isCorrection } = entry;
  const shown = choice ? optionOf(choice) : '';
  return (
    <>
      <NativeSelect
        ref={select}
        label="Result"
        data={choice ? gradeOptions(shown) : [UNCHOSEN, ...gradeOptions(shown)]}
        value={shown}
        error={form.errors.result}
        description={choice?.voidReason && VOID_REASON_TEXTS[choice.voidReason].text}
        onChange={(event) => {
          form.clearFieldError('result');
          choose(choiceOf(event.currentTarget.value));
        }}
      />
      <ScoreFields game={pick} {...form.getInputProps('score')} />
      <GradingAdvice
        pick={pick}
        score={form.values.score}
        chosen={choice?.result ?? null}
        onUse={(result) => choose({ result })}
      />
      <TextInput
        label="Source of the score"
        placeholder={SOURCES[pick.sport]}
        autoComplete="off"
        {...form.getInputProps('source')}
      />
      <Textarea
        label={isCorrection ? 'Reason for the change' : 'Note'}
        required={isCorrection}
        rows={3}
        {...form.getInputProps('reason')}
      />
    </>
  );
}

/** 'Win, 70–68' */
function gradedText(result: PickResult, score: string): string {
  return [resultLabel(result), score].filter(Boolean).join(', ');
}
