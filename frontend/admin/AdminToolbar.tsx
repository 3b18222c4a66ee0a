import type { ReactNode } from 'react';
import styles from './AdminToolbar.module.css';
import { Group, Text } from './mantine.ts';

interface AdminToolbarProps {
  title: ReactNode;
  /** What is shown of the title where the buttons leave it less than a line. */
  short?: string;
  children?: ReactNode;
}

/** What a part of the dashboard shows, and what may be done there. */
export function AdminToolbar({ title, short, children }: AdminToolbarProps) {
  return (
    <Group justify="space-between" gap="12px 24px" mih={42} mb={16} className={styles.toolbar}>
      <Text component="h2" fz="lg">
        {short ? <Shortened long={title} short={short} /> : title}
      </Text>
      {children && (
        <Group gap={8} className={styles.actions}>
          {children}
        </Group>
      )}
    </Group>
  );
}

function Shortened({ long, short }: { long: ReactNode; short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
