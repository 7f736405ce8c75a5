import { yesNo } from '@/lib/words';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { RefrigerantMove } from './schema';
import { CATEGORY_WORDS, LEAK_FOUND_WORDS, MOVE_KIND_WORDS, poundsOf, PURPOSE_WORDS } from './words';

/** CSV columns of the refrigerant log, as inspectors request it. */
export const MOVE_COLUMNS: Columns<Stored<RefrigerantMove>> = {
  When: (move, { at }) => at(move.at),
  Done: (move) => MOVE_KIND_WORDS[move.kind],
  Why: (move) => PURPOSE_WORDS[move.purpose],
  Refrigerant: (move) => move.refrigerant,
  Pounds: (move) => poundsOf(move.ounces).toFixed(3),
  Cylinder: (move) => move.cylinderLabel,
  Unit: (move) => move.unitName,
  Customer: (move) => move.customerName,
  'Full charge, pounds': (move) => (move.fullChargeOunces === 0 ? '' : poundsOf(move.fullChargeOunces).toFixed(3)),
  Use: (move) => CATEGORY_WORDS[move.category],
  'Residential or light commercial': (move) => yesNo(move.isResidentialOrLightCommercial),
  Technician: (move) => move.technicianName,
  Certificate: (move) => move.certificateName,
  'Certificate number': (move) => move.certificateNumber,
  'Leak test': (move) => LEAK_FOUND_WORDS[move.leakFound],
  How: (move) => move.leakMethod,
  Repair: (move) => move.repair,
  Note: (move) => move.reason,
  Id: (move) => move.id,
};
