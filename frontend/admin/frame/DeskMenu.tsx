import { Group, Text } from '#frontend/admin/mantine.ts';
import '@mantine/core/styles/NavLink.layer.css';
import { NavLink } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type AdminTab, adminPath, groupsOf, labelOf } from '#frontend/admin/admin-address.ts';
import { PATHS } from '#frontend/app/paths.ts';
import { PreviousIcon } from '#frontend/ui/icons.ts';
import styles from './Desk.module.css';

export interface DeskPages {
  /** Those that the viewer's role opens. */
  tabs: readonly AdminTab[];
  current: AdminTab | undefined;
  /** How many problems there are; undefined until that is known. */
  problems: number | undefined;
}

interface DeskMenuProps extends DeskPages {
  label: string;
  /** Given where the menu can be hidden. */
  onHide?(): void;
  /** After a page was chosen. */
  onChoice?(): void;
}

/** Every page that the role opens, by parts, and the way back to the member's side. */
export function DeskMenu({ tabs, current, problems, label, onHide, onChoice }: DeskMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
      {groupsOf(tabs).map((group) => (
        <MenuGroup
          key={group.name}
          {...{ current, problems, onChoice }}
          name={group.tabs.length > 1 ? group.name : null}
          tabs={group.tabs}
        />
      ))}
      <Group justify="space-between" gap={8} wrap="nowrap" pt={10} mt="auto" className={styles.ways}>
        <NavLink
          component={Link}
          to={PATHS.home}
          className={styles.link}
          label="Member’s side"
          leftSection={<PreviousIcon size={15} aria-hidden="true" />}
        />
        {onHide && (
          <button type="button" className={styles.quiet} onClick={onHide} aria-label="Hide menu">
            Hide
          </button>
        )}
      </Group>
    </nav>
  );
}

interface MenuGroupProps extends DeskPages {
  name: string | null;
  onChoice: (() => void) | undefined;
}

function MenuGroup({ name, tabs, current, problems, onChoice }: MenuGroupProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      {name && (
        <Text id={id} px={10} pb={4} c="dimmed" fz="xs" fw={600}>
          {name}
        </Text>
      )}
      <ul aria-labelledby={name ? id : undefined}>
        {tabs.map((tab) => (
          <li key={tab}>
            <NavLink
              component={Link}
              to={adminPath(tab)}
              className={styles.link}
              active={tab === current}
              aria-current={tab === current ? 'page' : undefined}
              label={labelOf(tab)}
              rightSection={tab === 'problems' && !!problems && <Count of={problems} />}
              onClick={onChoice}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Count({ of }: { of: number }) {
  return <span className={styles.count}>{of}</span>;
}
