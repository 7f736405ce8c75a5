import type { ItemKind } from '../billing/itemKind';
import type { TaxClass } from '../tax/schema';
import { DEFAULT_INDUSTRY, type Industry } from '../user/schema';
import type { PricebookCategory } from './category';
import { APPLIANCE_REPAIR_ITEMS } from './samples/applianceRepair';
import { CLEANING_ITEMS } from './samples/cleaning';
import { CONSTRUCTION_ITEMS } from './samples/construction';
import { DEMOLITION_ITEMS } from './samples/demolition';
import { ELECTRICAL_ITEMS } from './samples/electrical';
import { GARAGE_DOOR_ITEMS } from './samples/garageDoors';
import { HANDYMAN_ITEMS } from './samples/handyman';
import { HVAC_ITEMS } from './samples/hvac';
import { LANDSCAPING_ITEMS } from './samples/landscaping';
import { OTHER_ITEMS } from './samples/other';
import { PEST_CONTROL_ITEMS } from './samples/pestControl';
import { PLUMBING_ITEMS } from './samples/plumbing';
import { ROOFING_ITEMS } from './samples/roofing';
import { pricebookItemSchema, sortNameOf, type PricebookItem } from './schema';

const LISTS: Record<Industry, string> = {
  hvac: HVAC_ITEMS,
  plumbing: PLUMBING_ITEMS,
  construction: CONSTRUCTION_ITEMS,
  demolition: DEMOLITION_ITEMS,
  electrical: ELECTRICAL_ITEMS,
  roofing: ROOFING_ITEMS,
  landscaping: LANDSCAPING_ITEMS,
  'appliance-repair': APPLIANCE_REPAIR_ITEMS,
  'garage-doors': GARAGE_DOOR_ITEMS,
  'pest-control': PEST_CONTROL_ITEMS,
  cleaning: CLEANING_ITEMS,
  handyman: HANDYMAN_ITEMS,
  other: OTHER_ITEMS,
};
const KINDS: Record<string, ItemKind> = { s: 'service', l: 'labour', m: 'material', e: 'equipment', f: 'fee' };
const TAX: Partial<Record<ItemKind, TaxClass>> = {
  service: 'labour',
  labour: 'labour',
  material: 'materials',
  equipment: 'equipment',
  fee: 'fee',
};

/** Good, better and best of each trade by their codes; the second is recommended. */
const OPTIONS: Record<Industry, { name: string; codes: readonly (readonly string[])[] }> = {
  hvac: {
    name: 'Air conditioner replacement',
    codes: [
      ['AC-3-14', 'DISPOSE', 'PERMIT'],
      ['AC-3-17', 'STAT-W', 'DISPOSE', 'PERMIT'],
      ['HP-3-18', 'STAT-W', 'UV', 'SURGE', 'DISPOSE', 'PERMIT'],
    ],
  },
  plumbing: {
    name: 'Water heater replacement',
    codes: [
      ['WH-40G', 'PERMIT'],
      ['WH-50G', 'EXPT', 'PAN', 'PERMIT'],
      ['TL-199', 'TL-FLUSH', 'PERMIT'],
    ],
  },
  construction: {
    name: 'Window replacement',
    codes: [['WIN-STD'], ['WIN-STD', 'TRIM-FT', 'INS-SF'], ['WIN-PREM', 'TRIM-FT', 'INS-SF']],
  },
  demolition: {
    name: 'Interior strip-out',
    codes: [
      ['INT-SF', 'DUMP-30'],
      ['INT-SF', 'ASB-T', 'DUMP-30'],
      ['INT-SF', 'ASB-T', 'LEAD-T', 'UTIL', 'DUMP-30'],
    ],
  },
  electrical: {
    name: 'Car charger',
    codes: [
      ['EV-L2', 'PERMIT-E'],
      ['EV-L2P', 'SURGE-WH', 'PERMIT-E'],
      ['EV-L2P', 'PNL-200', 'SURGE-WH', 'PERMIT-E'],
    ],
  },
  roofing: {
    name: 'Roof replacement',
    codes: [
      ['TEAR', 'SHG-3T', 'UND-SYN', 'DUMP-R', 'PERMIT-R'],
      ['TEAR', 'SHG-ARC', 'UND-SYN', 'ICE-W', 'RIDGE-V', 'DUMP-R', 'PERMIT-R'],
      ['TEAR', 'MTL-SS', 'UND-SYN', 'ICE-W', 'RIDGE-V', 'GUT-5', 'DUMP-R', 'PERMIT-R'],
    ],
  },
  landscaping: {
    name: 'New front bed',
    codes: [
      ['EDGE', 'MULCH'],
      ['EDGE', 'MULCH', 'SOIL', 'SHRUB-3'],
      ['EDGE', 'MULCH', 'SOIL', 'SHRUB-3', 'TREE-2', 'GRAV'],
    ],
  },
  'appliance-repair': {
    name: 'Washer repair',
    codes: [
      ['DIAG-A', 'PUMP-W'],
      ['DIAG-A', 'PUMP-W', 'SUSP'],
      ['DIAG-A', 'PUMP-W', 'SUSP', 'BEARING', 'DRY-VENT'],
    ],
  },
  'garage-doors': {
    name: 'Broken spring',
    codes: [['SPR-1'], ['SPR-2', 'ROLL-N', 'GD-TUNE'], ['SPR-2H', 'ROLL-N', 'CABLE', 'OP-BLT', 'GD-TUNE']],
  },
  'pest-control': {
    name: 'Rodents in the attic',
    codes: [
      ['ROD-SET', 'SNAP'],
      ['ROD-SET', 'EXCL-FT', 'STATION'],
      ['ROD-SET', 'EXCL-FT', 'STATION', 'SANIT', 'GP-QTR'],
    ],
  },
  cleaning: {
    name: 'First cleaning',
    codes: [['HOME-1ST'], ['HOME-1ST', 'FRIDGE', 'OVEN'], ['DEEP', 'FRIDGE', 'OVEN', 'CABINET', 'WIN-IN']],
  },
  handyman: {
    name: 'The list',
    codes: [
      ['HM-HALF', 'HM-MAT'],
      ['HM-DAY', 'HM-MAT'],
      ['HM-DAY', 'PAINT-RM', 'HM-MAT', 'HAUL-H'],
    ],
  },
  other: {
    name: 'Installation',
    codes: [['INST-S'], ['INST-D', 'CLEAN'], ['INST-2D', 'CLEAN', 'HAUL-O']],
  },
};

export type SampleItem = PricebookItem & { categoryName: string };
export type Samples = {
  categories: PricebookCategory[];
  items: SampleItem[];
  template: { name: string; codes: readonly (readonly string[])[] };
};

/** Common items of a trade, to start with; their costs count as checked `today` (YYYY-MM-DD). */
export function sampleItems(industry: Industry, today: string): Samples {
  const items = LISTS[industry]
    .trim()
    .split('\n')
    .map((line) => toItem(line, today));
  const names = [...new Set(items.map(({ categoryName }) => categoryName))];
  return {
    categories: names.map((name, order) => ({ name, parentId: '', order })),
    items,
    template: OPTIONS[industry],
  };
}

/** The same for a company with several trades: those of the main one, plus the others' items with their own code. */
export function samplesOf(trades: readonly Industry[], today: string): Samples {
  const [main = DEFAULT_INDUSTRY, ...others] = trades;
  const samples = sampleItems(main, today);
  const items = [...samples.items, ...others.flatMap((trade) => sampleItems(trade, today).items)].filter(
    (item, index, all) => all.findIndex(({ code }) => code === item.code) === index,
  );
  const names = [...new Set(items.map(({ categoryName }) => categoryName))];
  return { ...samples, categories: names.map((name, order) => ({ name, parentId: '', order })), items };
}

function toItem(line: string, today: string): SampleItem {
  const [categoryName = '', letter = '', code = '', name = '', cost, price, unit = '', minutes] = line.split('|');
  const kind = KINDS[letter] ?? 'other';
  const item = pricebookItemSchema.parse({
    kind,
    code,
    name,
    sortName: sortNameOf(name),
    unit,
    costCents: Number(cost),
    costCheckedOn: today,
    priceCents: Number(price),
    durationMinutes: Number(minutes),
    taxClass: TAX[kind] ?? 'other',
    isDiscountable: kind !== 'fee',
  });
  return { ...item, categoryName };
}
