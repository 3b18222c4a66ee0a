import '@mantine/core/styles/Chip.layer.css';
import { Chip } from '@mantine/core';
import { useId, useState } from 'react';
import { Button } from '#frontend/ui/Button.tsx';
import { FilterIcon } from '#frontend/ui/icons.ts';
import { AUDIT_AREAS } from '#schema/rules/access/audit-actions.ts';
import { AuditFilterFields } from './AuditFilterFields.tsx';
import styles from './AuditFilters.module.css';
import { AREA_LABELS, type AuditQuestion } from './audit-address.ts';
import { SetFilters } from './SetFilters.tsx';

interface AuditFiltersProps {
  question: AuditQuestion;
  onChange(question: AuditQuestion): void;
}

/** What is listed: a chip a subject, what else is set as chips that can be taken away, and the fields behind a button. */
export function AuditFilters({ question, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditQuestion>) => onChange({ ...question, ...part });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search className={styles.filters} aria-label="Filter the audit log">
      <Chip.Group
        value={question.area ?? ''}
        onChange={(chosen) => set({ area: AUDIT_AREAS.find((area) => area === chosen) ?? null })}
      >
        <div className={styles.areas} role="radiogroup" aria-label="Subject">
          <AreaChip value="">Everything</AreaChip>
          {AUDIT_AREAS.map((area) => (
            <AreaChip key={area} value={area}>
              {AREA_LABELS[area]}
            </AreaChip>
          ))}
        </div>
      </Chip.Group>
      <div className={styles.set}>
        <SetFilters question={question} set={set} />
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <FilterIcon size={16} aria-hidden="true" />
          Filter
        </Button>
      </div>
      {isOpen && <AuditFilterFields id={id} question={question} set={set} />}
    </search>
  );
}

function AreaChip({ value, children }: { value: string; children: string }) {
  return (
    <Chip
      value={value}
      size="sm"
      variant="outline"
      classNames={{ label: styles.chip ?? '', iconWrapper: styles.noIcon ?? '' }}
    >
      {children}
    </Chip>
  );
}
