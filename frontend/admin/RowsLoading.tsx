import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { Stack } from './mantine.ts';

interface RowsLoadingProps {
  /** About how many rows will come, so that nothing below the table moves. */
  rows?: number | undefined;
  children: string;
}

/** A table that is on its way. */
export function RowsLoading({ rows = 5, children }: RowsLoadingProps) {
  return (
    <Stack gap={8}>
      <p role="status" className="visually-hidden">
        {children}
      </p>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <Skeleton key={row} height="52px" />
      ))}
    </Stack>
  );
}
