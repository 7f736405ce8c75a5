import { Select } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord, useRecords } from '@/data/react/useRecords';
import { LOAD_PAGE_SIZE, loadList } from '@/domain/load-calc/project/queries';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { NewLoadValues } from '../../newLoad';

const LATEST = {
  ...loadList({ mode: '', customerId: '' }, { field: 'updatedAt', direction: 'desc' }),
  limit: LOAD_PAGE_SIZE,
};

/** Chooses the calculation to copy, among those changed last. */
export function CopyField({ form }: { form: SchemaFormApi<NewLoadValues> }) {
  const { copyOf } = form.values;
  const { data: latest = [], isLoading } = useRecords(collections.manualJ, LATEST);
  const chosen = useRecord(collections.manualJ, copyOf).data ?? null;
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
      value={copyOf === '' ? null : copyOf}
      onChange={(id) => {
        form.setFieldValue('copyOf', id ?? '');
        form.clearFieldError('copyOf');
      }}
      searchable
      nothingFoundMessage="No calculation like that"
      error={form.errors['copyOf']}
      data-path="copyOf"
    />
  );
}
