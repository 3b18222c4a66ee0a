import { Stack, Text } from '#frontend/admin/mantine.ts';
import { saveText } from '#frontend/app/save-text.ts';
import { useServerDay } from '#frontend/app/server-day.ts';
import type { AdminPickFragment } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { priceFileTemplate } from '#schema/rules/picks/price-file-template.ts';
import { PRICE_MOMENTS, priceMomentLabel } from '#schema/rules/stats/price-moments.ts';
import { plainDay } from '#schema/rules/time/eastern-time.ts';

/** A file to fill in, which names the picks of a day by their ids, and the values of its column `moment`. */
export function ImportTemplate({ picks, day }: { picks: readonly AdminPickFragment[]; day: string }) {
  const today = useServerDay();
  const posted = picks.filter(({ status }) => status === 'PUBLISHED');
  // The day's name would make the button wider than a phone.
  const whose = day === today ? 'today’s picks' : 'this day’s picks';
  return (
    <Stack gap={16}>
      <details>
        <summary>Values of the column “moment”</summary>
        <ul>
          {PRICE_MOMENTS.map((moment) => (
            <li key={moment}>
              <code>{moment}</code>: the price {priceMomentLabel(moment)}
            </li>
          ))}
        </ul>
      </details>
      {posted.length > 0 ? (
        <div>
          <Button
            variant="quiet"
            onClick={() => saveText(`odds-${day}.csv`, priceFileTemplate(posted.toSorted(byStart)))}
          >
            Download {whose} as CSV
          </Button>
        </div>
      ) : (
        <Text c="var(--ink-2)">No posted picks on {plainDay(day)} to download. Drafts have no odds yet.</Text>
      )}
    </Stack>
  );
}

function byStart(one: AdminPickFragment, other: AdminPickFragment): number {
  return new Date(one.startsAt).getTime() - new Date(other.startsAt).getTime();
}
