import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { readOne } from '@/data/records/readOne';
import type { RefrigerantMove } from '@/domain/refrigerant-log/schema';
import { MOVE_KIND_WORDS, weightText } from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { nowIso } from '@/lib/dates';
import { moveFormSchema, newMoveValues, toMove, type MoveFormValues, type MoveStart } from '../refrigerantForm';

const LABELS = { unitName: 'Unit', ounces: 'How much' } as const;

/** Form state for a new refrigerant log entry. Entries are stored once and can't be edited. */
export function useMoveForm(start: MoveStart, onSaved: (saved: Stored<RefrigerantMove>) => unknown) {
  const workspace = useWorkspace();
  const can = useCan();
  const [startWith] = useState(() => newMoveValues(start, nowIso()));
  return useRecordForm<RefrigerantMove, MoveFormValues>({
    definition: collections.refrigerantMoves,
    record: null,
    noun: 'entry',
    schema: moveFormSchema,
    toForm: () => startWith,
    startWith,
    toFields: () => ({}),
    create: can('create', 'refrigerantMoves')
      ? async (values) => {
          const [customer, cylinder] = await Promise.all([
            readOne(workspace, collections.customers, values.customerId),
            readOne(workspace, collections.refrigerantCylinders, values.cylinderId),
          ]);
          return toMove(values, { customerName: customer?.name ?? '', cylinderLabel: cylinder?.label ?? '' });
        }
      : undefined,
    draftOf: start.diagnosticId ?? start.equipmentId ?? '',
    nameOf: ({ unitName, ounces }) => `${weightText(ounces)} ${unitName}`,
    labels: LABELS,
    savedText: ({ kind, ounces, refrigerant }) => `${MOVE_KIND_WORDS[kind]}: ${weightText(ounces)} of ${refrigerant}.`,
    onSaved,
  });
}
