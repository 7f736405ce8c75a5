import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import type { ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { diagnosticsOf } from '@/domain/diagnostics/record/queries';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Stored } from '@/domain/record/schema';

const NONE: Stored<Diagnostic>[] = [];

/** Returns earlier sets of the same unit and kind, oldest first, and the baseline. */
export function useUnitHistory({
  equipmentId,
  kind,
  exceptId,
}: {
  equipmentId: string;
  kind: ProcedureKind;
  exceptId: string;
}) {
  const { data = NONE } = useRecords(collections.diagnostics, diagnosticsOf('equipmentId', equipmentId), {
    isEnabled: equipmentId !== '',
  });
  const sets = data
    .filter((one) => one.kind === kind && one.id !== exceptId)
    .toSorted((one, other) => (one.measuredAt < other.measuredAt ? -1 : 1));
  return { sets, baseline: sets.find(({ isBaseline }) => isBaseline) ?? sets[0] ?? null };
}
