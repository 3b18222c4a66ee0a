import { Box, Group, Stack } from './mantine.ts';

export type Facts = readonly (readonly [name: string, value: React.ReactNode])[];

/** Facts by name. Those without a value are left out. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <Stack component="dl" gap={10}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Group key={name} justify="space-between" align="baseline" wrap="nowrap" gap={16}>
              <Box component="dt" c="dimmed" fz="sm" flex="none">
                {name}
              </Box>
              <Box component="dd" fz="0.875rem" ta="right" miw={0} style={VALUE}>
                {value}
              </Box>
            </Group>
          ),
      )}
    </Stack>
  );
}

const VALUE = { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' } as const;
