import { Select } from '@mantine/core';
import type { Dimension } from '@/domain/report/cells';
import { valuesOf, cellsOf } from '@/domain/report/build/sums';
import type { ReportInput } from '@/domain/report/model';
import type { ReportParams } from '../hooks/useReportParams';

const GROUPS: Record<Dimension, string> = {
  kind: 'Kind of work',
  person: 'Technician',
  source: 'Lead source',
  item: 'What was sold',
  author: 'Written by',
  reason: 'Reason',
  driver: 'Technician',
  vehicle: 'Vehicle',
  day: 'Day',
};

type FilterFieldProps = { input: ReportInput; dimensions: readonly Dimension[]; params: ReportParams };

/** Filters a report by kind of work, person or source, limited to those in its period. */
export function FilterField({ input, dimensions, params }: FilterFieldProps) {
  if (dimensions.length === 0) return null;
  const cells = cellsOf(input, input.range);
  const { filter } = params;
  const data = dimensions.map((dimension) => ({
    group: GROUPS[dimension],
    items: [
      ...new Set([
        ...valuesOf(cells, dimension).map(({ value }) => value),
        ...(filter?.dimension === dimension ? [filter.value] : []),
      ]),
    ]
      .map((value) => ({ value: `${dimension}:${value}`, label: input.names[dimension](value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  }));
  return (
    <Select
      className="no-print"
      aria-label="Filter by"
      placeholder="Filter by…"
      data={data.filter(({ items }) => items.length > 0)}
      value={filter ? `${filter.dimension}:${filter.value}` : null}
      onChange={(value) => params.set('only', value ?? '')}
      searchable
      clearable
      w={210}
    />
  );
}
