import { Group } from '#frontend/admin/mantine.ts';
import { LinkButton } from '#frontend/ui/LinkButton.tsx';
import { RANGES, rangePath } from './ranges.ts';

/** How far back the figures go: addresses, so that a view can be kept and sent. */
export function RangeChoice({ months }: { months: number }) {
  return (
    <Group component="nav" aria-label="Months" gap={4}>
      {RANGES.map((each) => (
        <LinkButton
          key={each}
          size="small"
          variant={each === months ? 'quiet' : 'ghost'}
          to={rangePath(each)}
          aria-current={each === months ? 'true' : undefined}
        >
          {each} months
        </LinkButton>
      ))}
    </Group>
  );
}
