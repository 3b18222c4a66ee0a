import { useDebounced } from '#frontend/admin/members/use-debounced.ts';
import { Button } from '#frontend/ui/Button.tsx';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import { AUDIT_AREAS } from '#schema/rules/access/audit-actions.ts';
import styles from './AuditLog.module.css';
import { AREA_LABELS, type AuditQuestion, hasFilters } from './audit-address.ts';

const AREAS = [
  { value: '', label: 'Everything' },
  ...AUDIT_AREAS.map((area) => ({ value: area, label: AREA_LABELS[area] })),
];
const NONE = { area: null, actor: null, target: null, keyId: null, from: null, to: null };
const WHO = [
  { value: 'people', label: 'By people' },
  { value: 'all', label: 'By people and rules' },
];

interface AuditFiltersProps {
  question: AuditQuestion;
  onChange(question: AuditQuestion): void;
}

/** What is listed: by subject, by who did it, by what it was done to, and by day. */
export function AuditFilters({ question, onChange }: AuditFiltersProps) {
  const set = (part: Partial<AuditQuestion>) => onChange({ ...question, ...part });
  const actor = useDebounced(question.actor ?? '', (text) => set({ actor: text || null }));
  const target = useDebounced(question.target ?? '', (text) => set({ target: text || null }));
  return (
    <search className={styles.filters} aria-label="Filter the audit log">
      <NativeSelect
        label="Subject"
        data={AREAS}
        value={question.area ?? ''}
        onChange={({ currentTarget: { value } }) =>
          set({ area: AUDIT_AREAS.find((area) => area === value) ?? null })
        }
      />
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
      <div className={styles.end}>
        {question.keyId && (
          <Button variant="quiet" onClick={() => set({ keyId: null })}>
            One API key ×<span className="visually-hidden">, show all again</span>
          </Button>
        )}
        <Button
          variant="ghost"
          disabled={!hasFilters(question)}
          onClick={() => onChange({ ...question, ...NONE })}
        >
          Clear
        </Button>
      </div>
    </search>
  );
}

const TEXT = { type: 'search', autoComplete: 'off', spellCheck: false };

function typing({ typed, type }: ReturnType<typeof useDebounced>) {
  return {
    value: typed,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
  };
}
