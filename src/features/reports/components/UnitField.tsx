import { Select } from '@mantine/core';
import { businessUnitName } from '@/domain/business-unit/units';
import type { ReportInput } from '@/domain/report/model';
import type { ReportParams } from '../hooks/useReportParams';

type UnitFieldProps = { units: ReportInput['units']; params: ReportParams };

/** Filters a report by business unit. Renders nothing if the company has none. */
export function UnitField({ units, params: { unit, set } }: UnitFieldProps) {
  if (units.length === 0 && unit === '') return null;
  const known = units
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const isUnknown = unit !== '' && !units.some(({ id }) => id === unit);
  return (
    <Select
      className="no-print"
      aria-label="Business unit"
      placeholder="All units"
      data={[...known, ...(isUnknown ? [{ value: unit, label: businessUnitName(units, unit) }] : [])]}
      value={unit || null}
      onChange={(value) => set('unit', value ?? '')}
      clearable
      w={190}
    />
  );
}
