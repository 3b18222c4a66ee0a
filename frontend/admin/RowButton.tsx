import type { ComponentProps } from 'react';
import { Button } from '#frontend/ui/Button.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'children'> {
  words: string;
  /** Of which row, for screen readers. */
  of: string;
}

/** A button of a row. */
export function RowButton({ words, of, variant = 'ghost', ...button }: RowButtonProps) {
  return (
    <Button variant={variant} size="small" {...button}>
      {words}
      <span className="visually-hidden"> {of}</span>
    </Button>
  );
}
