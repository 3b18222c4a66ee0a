import type { ComponentProps, ReactNode } from 'react';
import styles from './Lines.module.css';
import { Frame, Group } from './mantine.ts';

/** A list in a frame, with a line between its items. */
export function Lines(props: ComponentProps<typeof Frame<'ul'>>) {
  return <Frame component="ul" className={styles.lines ?? ''} {...props} />;
}

/** An item of it: words, and what can be done about them at the end of the line, or below it where there is no room. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <Group component="li" justify="space-between" gap="8px 24px" p="12px 18px" fz="0.875rem">
      {children}
    </Group>
  );
}
