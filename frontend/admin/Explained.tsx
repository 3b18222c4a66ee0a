import { Group } from './mantine.ts';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { InfoIcon } from '#frontend/ui/icons.ts';
import styles from './Explained.module.css';

/** A way from a figure to what it is made of. */
export interface FigureRows {
  to: string;
  words: string;
}

interface ExplainedProps {
  /** The figure or the plot. */
  of: string;
  /** How it is counted. */
  children: string;
  /** The lists that it is made of. */
  rows?: readonly FigureRows[];
}

/** How a figure is counted and what it is made of, behind an i. */
export function Explained({ of, children, rows = [] }: ExplainedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      width={300}
      position="bottom-start"
      withinPortal={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={24}
          aria-label={`How it is counted: ${of}`}
          onClick={() => setOpen(!isOpen)}
        >
          <InfoIcon size={16} aria-hidden="true" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={styles.dropdown} aria-label={`How it is counted: ${of}`}>
        <p>{children}</p>
        {rows.length > 0 && (
          <Group component="ul" gap="0 14px" mt={8} lh="28px">
            {rows.map(({ to, words }) => (
              <li key={words}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </Group>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
