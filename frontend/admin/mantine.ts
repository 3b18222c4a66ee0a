import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Text as MantineText, Paper } from '@mantine/core';

/** What the desk's pages are laid out with. Import it from here, so that its styles come along. */
export { Box, Group, SimpleGrid, Stack, Table } from '@mantine/core';

/** Words of the size around them; its props say what is different. */
export const Text = MantineText.withProps({ inherit: true });

/** Secondary words, beside or below the main ones. */
export const Quiet = MantineText.withProps({ inherit: true, c: 'dimmed', fz: 'sm' });

/** What belongs to a value, in a line of its own. */
export const Note = MantineText.withProps({
  ...{ component: 'small', inherit: true, display: 'block', c: 'dimmed', fz: 'xs', fw: 400 },
});

/** A panel with a hairline around it. */
export const Frame = Paper.withProps({ radius: 12, bd: '1px solid var(--line)', bg: 'var(--panel)' });
