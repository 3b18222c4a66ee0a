import { useId, useState } from 'react';
import { Line, Lines } from '#frontend/admin/Lines.tsx';
import { Box, Frame, Note, Quiet, SimpleGrid, Stack, Text } from '#frontend/admin/mantine.ts';
import type { SheetColumnInput } from '#frontend/generated/graphql.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { counted } from '#schema/rules/text/numbers.ts';

/** A column of a file, as the server read or guessed it. */
export interface ReadColumn {
  column: string;
  of: string | null;
  isCertain: boolean;
  samples: readonly string[];
}

interface MatchColumnsProps {
  columns: readonly ReadColumn[];
  /** Our columns, in the order in which they are offered. */
  known: readonly string[];
  /** Those of which a file without them can have one value for all lines. */
  forAll: readonly string[];
  /** What was said before. */
  said: readonly SheetColumnInput[];
  onMatch(columns: SheetColumnInput[]): void;
}

const UNREAD = '';

/** What a value for all lines may look like. */
const EXAMPLES: Record<string, string> = {
  ...{
    sport: 'NBA',
    tier: 'Plus',
    date: '11/20',
    time: '7:30 PM',
    zone: 'ET, unless you write CET',
    units: '1',
  },
};

/** What the columns of a file are, said once: each with its first cells and a guess. What is not chosen stays unread. */
export function MatchColumns({ columns, known, forAll, said, onMatch }: MatchColumnsProps) {
  const heading = useId();
  const [chosen, setChosen] = useState(
    () => new Map(columns.map(({ column, of }) => [column, of ?? UNREAD])),
  );
  const [values, setValues] = useState(() => new Map(said.map(({ of, value }) => [of ?? '', value ?? ''])));
  const taken = [...chosen.values()].filter((of) => of !== UNREAD);
  const twice = taken.find((of, at) => taken.indexOf(of) !== at);
  const missing = forAll.filter((name) => !taken.includes(name));
  const unread = columns.filter(({ column, samples }) => samples.length > 0 && !chosen.get(column));
  const use = () =>
    onMatch([
      ...columns.map(({ column }) => ({ column, of: chosen.get(column) || null })),
      ...missing
        .filter((of) => values.get(of)?.trim())
        .map((of) => ({ column: '', of, value: values.get(of)?.trim() })),
    ]);
  return (
    <Frame component="section" aria-labelledby={heading} p={18} bg="var(--sunken)">
      <Stack gap={12}>
        <Text component="h3" id={heading} fz="md">
          What are these columns?
        </Text>
        <Quiet c="var(--ink-2)">
          Say it once: files with the same columns are read the same way from then on.
        </Quiet>
        <Lines>
          {columns.map(({ column, samples }) => (
            <Line key={column}>
              <div>
                <Text fz="sm" {...(chosen.get(column) ? { fw: 600 } : { c: 'dimmed' })}>
                  {column}
                </Text>
                <Note truncate>{samples.length > 0 ? samples.join(' · ') : 'empty'}</Note>
              </div>
              <NativeSelect
                aria-label={`What ${column} is`}
                w={190}
                value={chosen.get(column)}
                data={[
                  { value: UNREAD, label: 'Leave unread' },
                  ...known.map((name) => ({ value: name, label: shown(name) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  setChosen((before) => new Map(before).set(column, value))
                }
              />
            </Line>
          ))}
        </Lines>
        {missing.length > 0 && (
          <Box component="fieldset" p={0} m={0} bd={0}>
            <Quiet component="legend" c="var(--ink-2)" fw={600} p={0} pb={8}>
              In no column of this file: the same for all lines
            </Quiet>
            <SimpleGrid cols={{ base: 2, sm: 4 }} spacing={12}>
              {missing.map((name) => (
                <TextInput
                  key={name}
                  label={shown(name)}
                  placeholder={EXAMPLES[name]}
                  value={values.get(name) ?? ''}
                  onChange={({ currentTarget: { value } }) =>
                    setValues((before) => new Map(before).set(name, value))
                  }
                />
              ))}
            </SimpleGrid>
          </Box>
        )}
        <Quiet role="status" c="var(--ink-2)">
          {twice ? `Two columns are ${shown(twice)}: leave one of them unread.` : unreadText(unread)}
        </Quiet>
        <div>
          <Button disabled={twice !== undefined || taken.length === 0} onClick={use}>
            Use These Columns
          </Button>
        </div>
      </Stack>{' '}
    </Frame>
  );
}

/** 'odds_other' as people read it. */
export function shown(name: string): string {
  return name.replaceAll('_', ' ');
}

function unreadText(unread: readonly ReadColumn[]): string {
  if (unread.length === 0) return 'Every column is read.';
  const names = unread.map(({ column }) => column).join(', ');
  return `${counted(unread.length, 'column')} will stay unread: ${names}.`;
}
