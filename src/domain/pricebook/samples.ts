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
import { SAMPLE_TEMPLATES, type SampleTemplate } from './samples/templates';
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

export type SampleItem = PricebookItem & { categoryName: string };
export type Samples = {
  categories: PricebookCategory[];
  items: SampleItem[];
  /** Good, better and best templates of the main trade. */
  template: SampleTemplate;
  /** Templates of all its trades. */
  templates: readonly SampleTemplate[];
};

/** Returns common items of a trade to start with; their costs count as checked `today` (YYYY-MM-DD). */
export function sampleItems(industry: Industry, today: string): Samples {
  const items = LISTS[industry]
    .trim()
    .split('\n')
    .map((line) => toItem(line, today));
  const names = [...new Set(items.map(({ categoryName }) => categoryName))];
  return {
    categories: names.map((name, order) => ({ name, parentId: '', order })),
    items,
    template: SAMPLE_TEMPLATES[industry][0],
    templates: SAMPLE_TEMPLATES[industry],
  };
}

/** Does the same for a company with several trades: the main one's items, plus the others' items with their own code. */
export function samplesOf(trades: readonly Industry[], today: string): Samples {
  const [main = DEFAULT_INDUSTRY, ...others] = trades;
  const samples = sampleItems(main, today);
  const items = [...samples.items, ...others.flatMap((trade) => sampleItems(trade, today).items)].filter(
    (item, index, all) => all.findIndex(({ code }) => code === item.code) === index,
  );
  const names = [...new Set(items.map(({ categoryName }) => categoryName))];
  return {
    ...samples,
    categories: names.map((name, order) => ({ name, parentId: '', order })),
    items,
    templates: [main, ...others].flatMap((trade) => SAMPLE_TEMPLATES[trade]),
  };
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
