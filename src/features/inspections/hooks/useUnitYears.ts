import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { compareInspections } from '@/domain/inspection/compare';
import { inspectionsOfUnit } from '@/domain/inspection/queries';
import type { Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Inspection>[] = [];
/** The most columns anyone reads; the latest are kept. */
const COLUMNS_LIMIT = 5;

/** Returns a unit's inspections up to this one, oldest first, and each item's result in them. */
export function useUnitYears(record: Stored<Inspection>, equipmentId: string) {
  const { data = NONE, isLoading } = useRecords(collections.inspections, inspectionsOfUnit(equipmentId), {
    isEnabled: equipmentId !== '',
  });
  const others = data.filter(({ id, startedAt }) => id !== record.id && startedAt <= record.startedAt);
  const compared = [record, ...others].slice(0, COLUMNS_LIMIT).toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
  return {
    isLoading,
    inspections: compared,
    rows: compared.length < 2 ? [] : compareInspections(compared, equipmentId),
  };
}
