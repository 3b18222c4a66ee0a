import { Group } from '#frontend/admin/mantine.ts';

/** What can be done about what a card says, below it. */
export function CardActions({ children }: { children: React.ReactNode }) {
  return (
    <Group gap={8} pt={16} mt={16} style={{ borderTop: '1px solid var(--line)' }}>
      {children}
    </Group>
  );
}
