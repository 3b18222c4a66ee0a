import { failureText } from '#frontend/app/failures.ts';
import {
  useCreateFeedsMutation,
  useDeleteFeedsMutation,
  useFeedsQuery,
} from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { TextInput } from '#frontend/ui/fields.ts';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import styles from './AlertsPage.module.css';

const failed = (failure: unknown) => `Failed to change your addresses. ${failureText(failure)}`;

const WHAT_FOR = 'The games with picks, in the calendar and the feed reader that you use.';
const CARE =
  'Add these addresses to your calendar and your feed reader. Anyone who has one sees what your plan opens, so keep them to yourself. They end when you change your password.';

/** The games with picks in the member's own calendar and feed reader. */
export function FeedsCard() {
  const { data, refetch } = useFeedsQuery({ fetchPolicy: 'cache-and-network' });
  const [create] = useCreateFeedsMutation();
  const [end] = useDeleteFeedsMutation();
  const then = (change: () => Promise<unknown>) => async () => {
    await change();
    await refetch();
  };
  const making = useSubmission(then(create), failed);
  const ending = useSubmission(then(end), failed);
  const feeds = data?.feeds;
  return (
    <Card heading="Calendar and feed reader">
      <div className={styles.stack}>
        <p className={styles.soft}>{feeds ? CARE : WHAT_FOR}</p>
        {feeds && <TextInput label="Calendar" value={feeds.calendarUrl} readOnly />}
        {feeds && <TextInput label="Feed reader (RSS)" value={feeds.rssUrl} readOnly />}
        <FormProblem>{making.problem ?? ending.problem}</FormProblem>
        <div className={styles.actions}>
          <Button variant="quiet" onClick={making.run} busy={making.busy && 'Working...'}>
            {feeds ? 'Replace the addresses' : 'Get the addresses'}
          </Button>
          {feeds && (
            <Button variant="quiet" onClick={ending.run} busy={ending.busy && 'Working...'}>
              End the addresses
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
