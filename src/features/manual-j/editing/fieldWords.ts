import type { LoadInputs } from '@/domain/load-calc/schema/inputs';

/** Names of groups and lists, which have no message of their own. */
export const GROUP_WORDS: Readonly<Record<string, string>> = {
  overhang: 'Overhang',
  interiorShading: 'Interior shading',
  insectScreen: 'Insect screen',
  effectivenessUsed: 'Effectiveness used',
  leakageCfm25ToOutside: 'Leakage to outside at 25 Pa',
  leakageFractionToOutside: 'Leakage to outside as a part of the air flow',
  insulationLayers: 'Insulation layers',
  ducts: 'Ducts',
  furtherSystems: 'Further duct systems',
  ductTableLookups: 'Duct table entries',
  ventilation: 'Ventilation',
  equipment: 'Equipment',
  foundations: 'Foundations',
};

/** Name of one list entry, as on a button. */
export const ENTRY_WORDS: Readonly<Record<string, string>> = {
  insulationLayers: 'insulation layer',
  ducts: 'duct',
  furtherSystems: 'further duct system',
  ductTableLookups: 'duct table entry',
  ventilation: 'ventilation',
  equipment: 'equipment',
  foundations: 'foundation',
};

/** Lowercases the first letter of a title; units such as Pa keep their capital. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Formats a count: `1 duct`, `4 ducts`. */
export const entriesText = (list: string, count: number): string =>
  `${count} ${count === 1 ? (ENTRY_WORDS[list] ?? 'entry') : inSentence(GROUP_WORDS[list] ?? 'entries')}`;

/** Returns a new entry or group: complete, and without a load of its own. */
export function newEntry(field: string, house: LoadInputs): unknown {
  switch (field) {
    case 'overhang':
      return { depthFt: 0, distanceToTopOfWindowFt: 0, distanceToBottomOfWindowFt: 0 };
    case 'insectScreen':
      return { location: 'exterior' };
    case 'interiorShading':
      return { type: 'medium blinds' };
    case 'insulationLayers':
      return { type: 'continuous - interior', r: 0 };
    case 'ventilation':
      return { type: 'exhaust only', ratedCfm: 0 };
    case 'equipment':
      return { kind: 'heating' };
    case 'foundations':
      return { type: 'Crawlspace' };
    case 'ducts':
      return { type: 'supply', location: 'attic - vented' };
    case 'ductTableLookups':
      return {
        tableNumber: '7A-R',
        lookupFloorAreaFt2: house.building.conditionedFloorAreaFt2,
        leakageLevel: 'default sealed',
        insulationR: 6,
      };
    default:
      return {};
  }
}
