import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type AdminTab, adminPath } from '#frontend/admin/admin-address.ts';
import { PageActions } from '#frontend/admin/frame/PageActions.tsx';
import { Group } from '#frontend/admin/mantine.ts';
import { useAddressChoice } from '#frontend/app/use-address-choice.ts';
import type { SavedList } from '#frontend/generated/graphql.ts';
import { NativeSelect, TextInput } from '#frontend/ui/fields.ts';
import styles from './ListPage.module.css';
import {
  type FilterChip,
  type FilterInput,
  type FilterValues,
  filtersOf,
  type ListFilter,
} from './list-filters.ts';
import { SaveList } from './SaveList.tsx';
import { TextFilter } from './TextFilter.tsx';

interface ListPageProps {
  tab: AdminTab;
  title: string;
  filters: readonly ListFilter[];
  /** The list's file. */
  file: SavedList;
  /** What the file is filtered by besides. */
  always?: Record<string, string>;
  children(values: FilterValues): ReactNode;
}

/** A list with its filters, which are in the address: a link to it shows the same. */
export function ListPage({ tab, title, filters, file, always = {}, children }: ListPageProps) {
  const [search] = useSearchParams();
  const values = filtersOf(search, filters);
  const chip = filters.find(
    (filter): filter is FilterChip => filter.kind === 'chip' && !!values[filter.name],
  );
  const [chosen, choose] = useAddressChoice(values, (next) => adminPath(tab, next), { replace: true });
  return (
    <>
      <PageActions>
        <SaveList list={file} filters={{ ...always, ...values }} />
      </PageActions>
      {chip && <Chip {...{ tab, title, chip, values }} />}
      <div className={styles.filters}>
        {inputsOf(filters, chip).map((filter) => (
          <FilterField
            key={filter.name}
            filter={filter}
            value={chosen[filter.name] ?? ''}
            onChange={(value) => choose({ ...chosen, [filter.name]: value })}
          />
        ))}
      </div>
      <div key={JSON.stringify(values)}>{children(values)}</div>
    </>
  );
}

/** A chip says which state is meant. */
function inputsOf(filters: readonly ListFilter[], chip: FilterChip | undefined): FilterInput[] {
  return filters
    .filter((filter): filter is FilterInput => filter.kind !== 'chip')
    .filter(({ kind }) => !chip || kind !== 'choice');
}

interface ChipProps {
  tab: AdminTab;
  title: string;
  chip: FilterChip;
  values: FilterValues;
}

/** What a figure led to, in words, and the way to all rows. */
function Chip({ tab, title, chip: { name, texts }, values }: ChipProps) {
  return (
    <Group
      component="p"
      gap={4}
      w="fit-content"
      p="4px 4px 4px 12px"
      mb={12}
      bg="var(--accent-soft)"
      bdrs={17}
      fz="sm"
      wrap="nowrap"
    >
      {texts[values[name] ?? '']}
      <CloseButton
        component={Link}
        size={26}
        to={adminPath(tab, { ...values, [name]: null })}
        aria-label={`Show all ${title.toLowerCase()}`}
      />
    </Group>
  );
}

interface FilterFieldProps {
  filter: FilterInput;
  value: string;
  onChange(value: string): void;
}

function FilterField({ filter, value, onChange }: FilterFieldProps) {
  if (filter.kind === 'choice')
    return (
      <NativeSelect
        label={filter.label}
        data={filter.choices}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  if (filter.kind === 'text') return <TextFilter {...{ filter, value, onChange }} />;
  return (
    <TextInput
      label={filter.label}
      type={filter.kind === 'day' ? 'date' : 'month'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
