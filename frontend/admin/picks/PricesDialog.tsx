import type { UseFormReturnType } from '@mantine/form';
import { alertOf } from '#frontend/admin/alerts.ts';
import { FocusedNotice } from '#frontend/admin/FocusedNotice.tsx';
import { DialogForm, sends } from '#frontend/admin/FormDialog.tsx';
import styles from '#frontend/admin/form.module.css';
import { focusFirstProblem } from '#frontend/admin/form-focus.ts';
import { SheetQuestions } from '#frontend/admin/SheetQuestions.tsx';
import { failureText } from '#frontend/app/failures.ts';
import { useUnsavedForm } from '#frontend/app/use-unsaved-form.ts';
import {
  type AdminPickFragment,
  type PickPricesQuery,
  usePickPricesQuery,
  useWritePricesMutation,
} from '#frontend/generated/graphql.ts';
import { Dialog } from '#frontend/ui/Dialog.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { Notice } from '#frontend/ui/Notice.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { gameText } from '#schema/rules/picks/game-text.ts';
import { type PriceMoment, priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { withMinus } from '#schema/rules/text/numbers.ts';
import {
  momentsOf,
  type PricesForm,
  pricesDoubts,
  pricesFormOf,
  pricesFormProblems,
  readPricesForm,
} from './prices-form.ts';
import { ignoreDoubleClick, useDoubts } from './use-doubts.ts';
import { useFormQuestions } from './use-form-questions.ts';

interface PricesDialogProps {
  pick: AdminPickFragment;
  onClose(): void;
  onSaved(): void;
}

/** The prices of a posted pick. Each is sealed in the log, and a correction stays beside what it corrects. */
export function PricesDialog(props: PricesDialogProps) {
  const { data, error } = usePickPricesQuery({
    variables: { id: props.pick.id },
    fetchPolicy: 'network-only',
  });
  return (
    <Dialog open onClose={props.onClose} title="Odds" wide>
      {data?.pick ? (
        <PricesOfPick {...props} stored={data.pick.prices ?? []} />
      ) : error ? (
        <Notice tone="error">{failureText(error)}</Notice>
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  );
}

type Stored = NonNullable<NonNullable<PickPricesQuery['pick']>['prices']>;

function PricesOfPick({ pick, stored, onClose, onSaved }: PricesDialogProps & { stored: Stored }) {
  const [writePrices] = useWritePricesMutation();
  const initialValues = pricesFormOf(pick, stored);
  // Once the stored prices have changed, what was typed over the earlier ones is not restored.
  const key = `prices ${pick.id} ${JSON.stringify(initialValues)}`;
  const kept = useUnsavedForm(key, {
    initialValues,
    validate: (typed) => pricesFormProblems(pick, typed, stored),
  });
  const { form, discard } = kept;
  const doubts = useDoubts(pricesDoubts(pick, initialValues, form.values));
  const asked = useFormQuestions((answers) => readPricesForm(pick, form.values, answers).questions);
  const send = () => {
    const isOpen = asked.raise();
    if (!doubts.raise() && !isOpen) submission.run();
  };
  const submission = useSubmission(
    async () => {
      const { prices } = readPricesForm(pick, form.getValues(), asked.answers);
      await writePrices({ variables: { input: { prices, answers: [...asked.answers] } } });
      discard();
      onSaved();
    },
    (failure) => alertOf('write odds', failure),
  );
  return (
    <DialogForm
      {...sends(kept, submission)}
      onSubmit={form.onSubmit(send, focusFirstProblem(form))}
      onClose={onClose}
      consequence={
        <>
          <strong>{gameText(pick)}</strong>: {withMinus(pick.pick ?? '')}. These prices are for the public
          record. They do not change the odds that members see on the pick; use Edit for that before the game
          starts. A corrected price stays beside the first one. Odds are American, decimal or a fraction.
        </>
      }
      action={[doubts.shown.length > 0 ? 'Save Anyway' : 'Save Odds', 'Saving...']}
      button={{ onClick: ignoreDoubleClick }}
    >
      {momentsOf(pick).map((moment) => (
        <MomentFields
          key={moment}
          moment={moment}
          market={pick.market}
          withLine={pick.market !== 'MONEYLINE' || Boolean(initialValues[moment]?.line)}
          form={form}
        />
      ))}
      <SheetQuestions questions={asked.questions} onAnswer={asked.answer} />
      <FocusedNotice className={styles.doubts}>{doubts.shown.join('\n') || null}</FocusedNotice>
    </DialogForm>
  );
}

interface MomentFieldsProps {
  moment: PriceMoment;
  market: AdminPickFragment['market'];
  withLine: boolean;
  form: UseFormReturnType<PricesForm>;
}

/** The price of one moment, with the other side's. */
function MomentFields({ moment, market, withLine, form }: MomentFieldsProps) {
  const other = market === 'TOTAL' || market === 'PROP' ? 'Other side’s odds' : 'Other team’s odds';
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Odds {priceMomentLabel(moment)}</legend>
      <TextInput className={styles.short} label="Odds" {...form.getInputProps(`${moment}.odds`)} />
      <TextInput className={styles.short} label={other} {...form.getInputProps(`${moment}.oddsOther`)} />
      {withLine && (
        <TextInput className={styles.short} label="Line" {...form.getInputProps(`${moment}.line`)} />
      )}
      <TextInput className={styles.short} label="Book" {...form.getInputProps(`${moment}.book`)} />
    </fieldset>
  );
}
