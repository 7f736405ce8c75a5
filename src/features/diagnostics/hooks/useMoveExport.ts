import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { RefrigerantMove } from '@/domain/refrigerant-log/schema';
import {
  CATEGORY_WORDS,
  LEAK_FOUND_WORDS,
  MOVE_KIND_WORDS,
  poundsOf,
  PURPOSE_WORDS,
} from '@/domain/refrigerant-log/words';
import type { Stored } from '@/domain/record/schema';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';

const HEADER = [
  'When',
  'Done',
  'Why',
  'Refrigerant',
  'Pounds',
  'Cylinder',
  'Unit',
  'Customer',
  'Full charge, pounds',
  'Use',
  'Residential or light commercial',
  'Technician',
  'Certificate',
  'Certificate number',
  'Leak test',
  'How',
  'Repair',
  'Note',
  'Id',
];

/** The refrigerant log as a CSV file, as an inspector asks for it. */
export function useMoveExport() {
  const { timeZone } = useSession().company;
  const rowsOf = (move: Stored<RefrigerantMove>) => [
    [
      toWallTime(move.at, timeZone),
      MOVE_KIND_WORDS[move.kind],
      PURPOSE_WORDS[move.purpose],
      move.refrigerant,
      poundsOf(move.ounces).toFixed(3),
      move.cylinderLabel,
      move.unitName,
      move.customerName,
      move.fullChargeOunces === 0 ? '' : poundsOf(move.fullChargeOunces).toFixed(3),
      CATEGORY_WORDS[move.category],
      move.isResidentialOrLightCommercial ? 'yes' : 'no',
      move.technicianName,
      move.certificateName,
      move.certificateNumber,
      LEAK_FOUND_WORDS[move.leakFound],
      move.leakMethod,
      move.repair,
      move.reason,
      move.id,
    ],
  ];
  return useListExport(collections.refrigerantMoves, {
    header: HEADER,
    rowsOf,
    noun: 'refrigerant entry',
    plural: 'refrigerant entries',
    fileName: 'refrigerant-log',
  });
}
