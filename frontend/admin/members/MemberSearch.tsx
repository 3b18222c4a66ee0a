import { Group } from '#frontend/admin/mantine.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import type { MemberQuestion } from './MemberTable.tsx';
import { STATE_CHOICES, stateOf } from './member-text.ts';
import { useDebounced } from './use-debounced.ts';

interface MemberSearchProps {
  question: MemberQuestion;
  onChange(question: MemberQuestion): void;
}

/** Finds members by how their email or name begins, by a receipt or a card, and by plan status. */
export function MemberSearch({ question, onChange }: MemberSearchProps) {
  const { search, state } = question;
  const { typed, type } = useDebounced(search ?? '', (next) => onChange({ search: next || null, state }));
  return (
    <Group gap={8} wrap="nowrap" w={{ base: '100%', xs: 448 }}>
      <TextInput
        type="search"
        flex={1}
        aria-label="Email, name, receipt number or last four digits of a card"
        placeholder="Email, name, receipt or card’s last 4"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label="Plan status"
        w={156}
        data={STATE_CHOICES}
        value={state ?? ''}
        onChange={(event) =>
          onChange({ search: typed.trim() || null, state: stateOf(event.currentTarget.value) })
        }
      />
    </Group>
  );
}
