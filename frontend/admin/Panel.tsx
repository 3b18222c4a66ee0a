import { type ReactNode, useId } from 'react';
import { Frame, Group, Quiet, Text } from './mantine.ts';

interface PanelProps {
  title: string;
  level?: 'h2' | 'h3';
  icon?: ReactNode;
  /** A sentence beside the title. */
  says?: ReactNode;
  /** At the end of the line of the title. */
  ways?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Panel({ title, level = 'h2', icon, says, ways, className, children }: PanelProps) {
  const id = useId();
  return (
    <Frame component="section" className={className} miw={0} aria-labelledby={id}>
      <Group component="header" gap="2px 10px" mih={44} p="8px 16px">
        {icon}
        <Text component={level} id={id} fz="md">
          {title}
        </Text>
        {says && (
          <Quiet component="div" display="flex" style={{ alignItems: 'center', gap: 4 }}>
            {says}
          </Quiet>
        )}
        {ways && (
          <Group gap={12} ml="auto" fz="sm" miw={0} maw="100%">
            {ways}
          </Group>
        )}
      </Group>
      {children}
    </Frame>
  );
}
