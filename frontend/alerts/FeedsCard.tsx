import { failureText } from '#frontend/app/failures.ts';
import {
  useCreateFeedsMutation,
  useDeleteFeedsMutation,
  useFeedsQuery,
} from '#frontend/generated/graphql.ts';
import { Button, buttonClass } from '#frontend/ui/Button.tsx';
import { Card } from '#frontend/ui/Card.tsx';
import { FormProblem } from '#frontend/ui/FormProblem.tsx';
import { useSubmission } from '#frontend/ui/use-submission.ts';
import { AddressField } from './AddressField.tsx';
import styles from './AlertsPage.module.css';

const failed = (failure: unknown) => `Failed to change your addresses. ${failureText(failure)}`;

const WHAT_FOR = 'The games with picks, in the calendar and the feed reader that you use.';
const CARE =
  'Add these addresses to your calendar and your feed reader. Anyone who has one sees what your plan opens, so keep them to yourself. They end when you change your password.';

/** Calendar programs take it as one to subscribe to. */
function subscribeUrl(calendarUrl: string): string {
  return calendarUrl.replace(/^https?:/, 'webcal:');
}

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
        {feeds && (
          <AddressField label="Calendar" address={feeds.calendarUrl}>
            <a className={buttonClass({ variant: 'quiet' })} href={subscribeUrl(feeds.calendarUrl)}>
              <span>Add to calendar</span>
            </a>
          </AddressField>
        )}
        {feeds && <AddressField label="Feed reader (RSS)" address={feeds.rssUrl} />}
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
