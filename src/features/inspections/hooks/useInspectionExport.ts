import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { limitText } from '@/domain/inspection/judge';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { STATE_WORDS, VERDICT_WORDS } from '@/entities/inspection/inspectionWords';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'Number',
  'Inspection',
  'Template version',
  'State',
  'Score %',
  'Started',
  'Finished',
  'Customer',
  'Property',
  'Inspector',
  'Section',
  'Unit',
  'Item',
  'Answer',
  'Unit of measure',
  'Limit',
  'Verdict',
  'Note',
  'Id',
];

/** What the list shows as a CSV file, a row for each item that was asked. */
export function useInspectionExport() {
  const { company } = useSession();
  const at = (instant: string): string => toWallTime(instant, company.timeZone);
  const rowsOf = (record: Stored<Inspection>) => {
    const { slots } = assessInspection({
      form: readForm(record.form),
      units: readUnits(record.units),
      answers: record.answers,
    });
    const of = [
      record.number,
      record.title,
      record.templateVersion,
      STATE_WORDS[record.state].label,
      record.score ?? '',
      at(record.startedAt),
      at(record.finishedAt),
      record.customerName,
      record.propertyAddress,
      record.inspectorName,
    ];
    return slots.map(({ section, unit, item, answer, verdict }) => [
      ...of,
      section.title,
      unit?.name ?? '',
      item.label,
      answer?.value ?? '',
      item.unit,
      limitText(item),
      VERDICT_WORDS[verdict].label,
      answer?.note ?? '',
      record.id,
    ]);
  };
  return useListExport(collections.inspections, { header: HEADER, rowsOf, noun: 'inspection' });
}
