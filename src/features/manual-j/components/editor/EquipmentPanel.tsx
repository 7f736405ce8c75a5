import type { ConsideredEquipment } from '@/domain/load-calc/project/schema';
import { isSame } from '@/lib/stableJson';
import { EquipmentCheck } from '../results/EquipmentCheck';
import { useEditing, useFields } from './editingContext';

/** Compares the equipment being considered with the loads. */
export function EquipmentPanel() {
  const { editor } = useFields();
  const { draft, calculated, result } = useEditing();
  const change = (considered: ConsideredEquipment[]): void =>
    editor.change(stepOf(draft.considered, considered), (now) => ({ ...now, considered }));
  return (
    <EquipmentCheck
      inputs={calculated}
      result={result}
      considered={draft.considered}
      hdd65PerCdd50={draft.station?.hdd65PerCdd50 ?? null}
      isQuick={draft.mode === 'quick'}
      onChange={change}
    />
  );
}

/** Returns the field being typed in, so that typing is one undo step; '' for additions and removals. */
function stepOf(before: readonly ConsideredEquipment[], after: readonly ConsideredEquipment[]): string {
  if (before.length !== after.length) return '';
  const index = after.findIndex((each, at) => !isSame(each, before[at]));
  const field = Object.keys(after[index] ?? {}).find(
    (name) => after[index]?.[name as keyof ConsideredEquipment] !== before[index]?.[name as keyof ConsideredEquipment],
  );
  return field === undefined ? '' : `considered.${index}.${field}`;
}
