import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRecord, useRecords } from '@/data/react/useRecords';
import type { CollectionDefinition } from '@/data/records/definition';
import type { ListQuery } from '@/domain/record/listQuery';

type CopyFieldProps<R> = {
  definition: CollectionDefinition<R>;
  /** The most recently changed ones. */ latest: ListQuery;
  value: string;
  onChange: (id: string) => void;
  error: ReactNode;
};

/** Lets the user choose the calculation to copy, among the most recently changed. */
export function CopyField<R extends { number: string; title: string; customerName: string }>({
  definition,
  latest: query,
  value,
  onChange,
  error,
}: CopyFieldProps<R>) {
  const { data: latest = [], isLoading } = useRecords(definition, query);
  const chosen = useRecord(definition, value).data ?? null;
  const offered = chosen && !latest.some(({ id }) => id === chosen.id) ? [chosen, ...latest] : latest;
  return (
    <Select
      label="Calculation"
      description="One of those changed last; others are copied from the list."
      placeholder={isLoading ? 'Loading…' : 'Choose a calculation'}
      data={offered.map(({ id, number, title, customerName }) => ({
        value: id,
        label: [title, customerName, number].filter(Boolean).join(' · '),
      }))}
      value={value === '' ? null : value}
      onChange={(id) => onChange(id ?? '')}
      searchable
      nothingFoundMessage="No calculation like that"
      error={error}
      data-path="copyOf"
    />
  );
}
