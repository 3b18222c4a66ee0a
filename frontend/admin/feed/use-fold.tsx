import { type ReactNode, useState } from 'react';
import { Box } from '#frontend/admin/mantine.ts';
import { RowButton } from '#frontend/admin/RowButton.tsx';

/** The first items of a list, and a button for all of them where there are more. One more than the first few is no reason to fold. */
export function useFold<Item>(
  items: readonly Item[],
  first: number,
  what: string,
): { shown: readonly Item[]; more: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  if (isOpen || items.length <= first + 1) return { shown: items, more: null };
  const more = (
    <Box mt={8}>
      <RowButton words={`Show all ${items.length}`} of={what} onClick={() => setOpen(true)} />
    </Box>
  );
  return { shown: items.slice(0, first), more };
}
