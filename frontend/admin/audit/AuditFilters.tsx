import { useId, useRef, useState } from 'react';
import { ChoiceChips } from '#frontend/admin/ChoiceChips.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { FilterIcon } from '#frontend/ui/icons.ts';
import { AUDIT_AREAS } from '#schema/rules/access/audit-actions.ts';
import { AuditFilterFields } from './AuditFilterFields.tsx';
import { AREA_LABELS, type AuditQuestion } from './audit-address.ts';
import { SetFilters } from './SetFilters.tsx';

const AREAS = [
  { value: '', words: 'Everything' },
  ...AUDIT_AREAS.map((area) => ({ value: area, words: AREA_LABELS[area] })),
];

interface AuditFiltersProps {
  question: AuditQuestion;
  onChange(question: AuditQuestion): void;
}

/** What is listed: a chip a subject, what else is set as chips that can be taken away, and the fields behind a button. */
export function AuditFilters({ question, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditQuestion>) => onChange({ ...question, ...part });
  const [isOpen, setOpen] = useState(false);
  const filter = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its chip: the keyboard goes on from here.
  const takeAway = (part: Partial<AuditQuestion>) => {
    set(part);
    filter.current?.focus();
  };
  const id = useId();
  return (
    <Group
      component="search"
      justify="space-between"
      gap="8px 16px"
      mb={12}
      aria-label="Filter the audit log"
    >
      <ChoiceChips
        label="Subject"
        value={question.area ?? ''}
        onChange={(chosen) => set({ area: AUDIT_AREAS.find((area) => area === chosen) ?? null })}
        choices={AREAS}
      />
      <Group gap={6} ml="auto">
        <SetFilters question={question} set={takeAway} />
        <Button
          ref={filter}
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <FilterIcon size={16} aria-hidden="true" />
          Filter
        </Button>
      </Group>
      {isOpen && <AuditFilterFields id={id} question={question} set={set} />}
    </Group>
  );
}
