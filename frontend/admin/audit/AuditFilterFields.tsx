import { SimpleGrid } from '#frontend/admin/mantine.ts';
import { useDebounced } from '#frontend/admin/members/use-debounced.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import type { AuditQuestion } from './audit-address.ts';

const WHO = [
  { value: 'people', label: 'By people' },
  { value: 'all', label: 'By people and rules' },
];

interface AuditFilterFieldsProps {
  id: string;
  question: AuditQuestion;
  set(part: Partial<AuditQuestion>): void;
}

/** What a chip has no room for: who did it, what it was done to, and the days. */
export function AuditFilterFields({ id, question, set }: AuditFilterFieldsProps) {
  const actor = useDebounced(question.actor ?? '', (text) => set({ actor: text || null }));
  const target = useDebounced(question.target ?? '', (text) => set({ target: text || null }));
  return (
    <SimpleGrid id={id} cols={{ base: 2, md: 5 }} spacing={10} w="100%">
      <NativeSelect
        label="Who"
        data={WHO}
        value={question.byPeople ? 'people' : 'all'}
        onChange={({ currentTarget: { value } }) => set({ byPeople: value === 'people' })}
      />
      <TextInput label="By" placeholder="Address" {...TEXT} {...typing(actor)} />
      <TextInput label="About" placeholder="Address, invoice, coupon or id" {...TEXT} {...typing(target)} />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={end === 'from' ? 'From' : 'To'}
          value={question[end] ?? ''}
          onChange={({ currentTarget: { value } }) => set({ [end]: value || null })}
        />
      ))}
    </SimpleGrid>
  );
}

const TEXT = { type: 'search', autoComplete: 'off', spellCheck: false };

function typing({ typed, type }: ReturnType<typeof useDebounced>) {
  return {
    value: typed,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
  };
}
