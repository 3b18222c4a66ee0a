import { Button } from '#frontend/ui/Button.tsx';
import { NextIcon, PreviousIcon } from '#frontend/ui/icons.ts';
import { Group } from './mantine.ts';
import type { Pages } from './use-pages.ts';

interface PagerProps {
  pages: Pages;
  pageInfo: { hasNextPage: boolean; endCursor: string | null } | undefined;
}

/** Steps through the pages of a list; nothing where there is only one. Cursors lead to no page by its number, as Mantine's Pagination would. */
export function Pager({ pages, pageInfo }: PagerProps) {
  const end = pageInfo?.hasNextPage ? pageInfo.endCursor : null;
  if (pages.number === 1 && !end) return null;
  return (
    <Group component="nav" aria-label="Pages" justify="space-between" gap={12} mt={16} c="dimmed" fz="sm">
      <Button variant="quiet" size="small" disabled={pages.number === 1} onClick={pages.previous}>
        <PreviousIcon size={16} aria-hidden="true" />
        Newer
      </Button>
      <span aria-live="polite">Page {pages.number}</span>
      <Button variant="quiet" size="small" disabled={!end} onClick={() => end && pages.next(end)}>
        Older
        <NextIcon size={16} aria-hidden="true" />
      </Button>
    </Group>
  );
}
