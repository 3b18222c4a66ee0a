import { useDebounced } from '#frontend/admin/members/use-debounced.ts';
import { TextInput } from '#frontend/ui/fields.ts';
import type { ListFilter } from './list-filters.ts';

interface TextFilterProps {
  filter: Extract<ListFilter, { kind: 'text' }>;
  value: string;
  onChange(value: string): void;
}

/** Words that a list is searched for once typing pauses; what cannot be looked for stays and is marked. */
export function TextFilter({ filter: { label, hint, isKnown }, value, onChange }: TextFilterProps) {
  const { typed, type } = useDebounced(value, (text) => {
    if (text === '' || isKnown(text)) onChange(text);
  });
  const isOdd = typed.trim() !== '' && !isKnown(typed.trim());
  return (
    <TextInput
      label={label}
      type="search"
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      aria-invalid={isOdd || undefined}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
