import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { assessed } from '@/domain/diagnostics/record/readings';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number',
  'Kind',
  'Measured',
  'Customer',
  'Unit',
  'Measured by',
  'Verdict of the set',
  'Reading',
  'Value',
  'Unit of measure',
  'Verdict',
  'Limit',
  'Source',
  'Id',
];

/** What the list shows as a CSV file, a row for each number that was judged. */
export function useDiagnosticExport() {
  const { company } = useSession();
  const rowsOf = (record: Stored<Diagnostic>) => {
    const { verdict, judged } = assessed(record);
    const of = [
      record.number,
      PROCEDURE_TITLES[record.kind],
      toWallTime(record.measuredAt, company.timeZone),
      record.customerName,
      record.unitName,
      record.technicianName,
      verdict,
    ];
    return judged
      .filter(({ value }) => value !== null)
      .map((one) => [
        ...of,
        one.label,
        one.value ?? '',
        one.unit,
        one.verdict,
        one.limit?.text ?? '',
        one.limit?.source ?? '',
        record.id,
      ]);
  };
  return useListExport(collections.diagnostics, { header: HEADER, rowsOf, noun: 'set of readings' });
}
