import { Note, Quiet, SimpleGrid, Text } from '#frontend/admin/mantine.ts';
import { useServerNow } from '#frontend/app/server-clock.ts';
import type { OperationsQuery } from '#frontend/generated/graphql.ts';
import { thousands } from '#schema/rules/text/numbers.ts';
import { MINUTE } from '#schema/rules/time/durations.ts';
import { ageText } from '#schema/rules/time/shown-time.ts';

type Operations = OperationsQuery['operations'];

/** What the card processor told us of charges and disputes. */
export function NotificationFacts({ lastAt, ofDay, waiting, failed }: Operations['notifications']) {
  const now = useServerNow(MINUTE);
  return (
    <Facts
      facts={[
        ['Last notification', lastAt ? ageText(new Date(lastAt), now) : 'None in 30 days'],
        ['In 24 hours', thousands(ofDay)],
        ['Not processed', thousands(waiting)],
        ['Failed', thousands(failed), failed > 0],
      ]}
      note={failed > 0 && 'Each is listed under Problems.'}
    />
  );
}

/** Webhooks that integrators have ordered. */
export function EndpointFacts({ endpoints, disabled, delivered, failed, waiting }: Operations['endpoints']) {
  return (
    <Facts
      facts={[
        ['Endpoints', thousands(endpoints)],
        ['Delivered in 24 hours', thousands(delivered)],
        ['Waiting', thousands(waiting)],
        ['Given up', thousands(failed), failed > 0],
      ]}
      note={disabled > 0 && `${thousands(disabled)} disabled, because their server failed for days.`}
    />
  );
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: string, isWrong?: boolean])[];
  note: string | false;
}

function Facts({ facts, note }: FactsProps) {
  return (
    <>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing={8} px={16} pb={14}>
        {facts.map(([name, value, isWrong]) => (
          <div key={name}>
            <Note component="dt">{name}</Note>
            <Text component="dd" fw={620} {...(isWrong && { c: 'var(--loss)' })}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {note && (
        <Quiet c="var(--ink-2)" px={16} pb={14} mt={-6}>
          {note}
        </Quiet>
      )}
    </>
  );
}
