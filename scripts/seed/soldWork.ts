import type { DocumentLine } from '@/domain/billing/schema';
import { documentLineSchema } from '@/domain/billing/schema';
import type { Random } from './random';
import type { DemoTrade } from './companies';

type Sold = Pick<DocumentLine, 'name' | 'kind' | 'taxClass' | 'unit' | 'unitPriceCents' | 'unitCostCents'> & {
  description?: string;
};

const labour = (name: string, unitPriceCents: number): Sold => ({
  name,
  kind: 'labour',
  taxClass: 'labour',
  unit: 'hour',
  unitPriceCents,
  unitCostCents: Math.round(unitPriceCents * 0.38),
});
const part = (name: string, unitPriceCents: number, description = ''): Sold => ({
  name,
  kind: 'material',
  taxClass: 'materials',
  unit: 'each',
  unitPriceCents,
  unitCostCents: Math.round(unitPriceCents * 0.46),
  description,
});
/** A size of a larger job, and what speaks for it. */
type Offer = { sold: Sold; benefits: readonly string[] };
const offer = (name: string, unitPriceCents: number, ...benefits: readonly string[]): Offer => ({
  sold: {
    name,
    kind: 'equipment',
    taxClass: 'equipment',
    unit: 'each',
    unitPriceCents,
    unitCostCents: Math.round(unitPriceCents * 0.58),
  },
  benefits,
});

/** What a company of each trade charges: its hour, the parts of a repair, and three sizes of a larger job. */
const SOLD: Record<
  DemoTrade,
  { hour: Sold; parts: readonly Sold[]; larger: { titles: readonly string[]; options: readonly [Offer, Offer, Offer] } }
> = {
  hvac: {
    hour: labour('Diagnosis and repair', 14_500),
    parts: [
      part('Hot surface igniter', 18_900),
      part('Run capacitor 45/5 µF', 24_500),
      part('Flame sensor', 12_900),
      part('Condensate pump', 28_500),
      part('16×25×4 media filter', 6_900),
    ],
    larger: {
      titles: [
        'Replace the heating and cooling system',
        'Replace the system for the upper floor',
        'New furnace and condenser, compressor failed',
        'Replace furnace and air conditioner before the sale',
      ],
      options: [
        offer(
          'Single-stage furnace, 14.3 SEER2 condenser',
          894_000,
          'Ten years on parts',
          'Removal and permit included',
        ),
        offer(
          'Two-stage furnace, 16 SEER2 condenser',
          1_148_000,
          'Ten years on parts',
          'Removal and permit included',
          'Quieter, more even heat',
          'Two years on labor',
        ),
        offer(
          'Variable-speed heat pump with gas backup',
          1_595_000,
          'Ten years on parts',
          'Removal and permit included',
          'Quieter, more even heat',
          'Two years on labor',
          'Lowest running cost',
          'Ten years on labor',
        ),
      ],
    },
  },
  plumbing: {
    hour: labour('Licensed plumber', 13_500),
    parts: [
      part('Fill valve and flapper', 8_900),
      part('Pressure reducing valve', 31_500),
      part('P-trap, 1½ in', 6_400),
      part('Angle stops, pair', 7_800),
      part('Expansion tank', 22_500),
    ],
    larger: {
      titles: [
        'Replace the water heater',
        'Replace the water heater in the garage',
        'New water heater, tank leaks',
        'Replace the water heater before the sale',
      ],
      options: [
        offer('50 gallon gas, 6 year', 218_000, 'Installed to code', 'New connectors and pan'),
        offer(
          '50 gallon gas, 12 year',
          274_000,
          'Installed to code',
          'New connectors and pan',
          '12-year warranty',
          'Self-cleaning tank',
        ),
        offer(
          'Tankless, 199,000 Btu/h',
          468_000,
          'Installed to code',
          'Never runs out',
          '12-year warranty',
          'Descaling valves included',
        ),
      ],
    },
  },
  construction: {
    hour: labour('Carpenter', 9_500),
    parts: [
      part('2×10 joists, treated', 3_850),
      part('Drywall sheet, hung and taped', 11_200),
      part('Exterior door, steel', 64_500),
      part('Composite deck board', 5_600),
    ],
    larger: {
      titles: [
        'Build the back deck',
        'Rebuild the deck off the kitchen',
        'New deck with stairs to the yard',
        'Replace the deck before the sale',
      ],
      options: [
        offer('12 × 16 ft, treated pine', 968_000, 'Permit drawings, footings and stairs'),
        offer(
          '12 × 16 ft, composite',
          1_485_000,
          'Permit drawings, footings and stairs',
          'No staining',
          '25 years on the boards',
        ),
        offer(
          '16 × 20 ft, composite with rail lights',
          2_340_000,
          'Permit drawings, footings and stairs',
          'No staining',
          '25 years on the boards',
          'Rail lights on a dimmer',
        ),
      ],
    },
  },
  demolition: {
    hour: labour('Crew with skid steer', 28_500),
    parts: [
      part('30 yard roll-off, hauled', 68_500),
      part('Utility cap and certificate', 42_000),
      part('Dust control, per day', 14_500),
      part('Clean fill, cubic yard', 5_200),
    ],
    larger: {
      titles: [
        'Take down the detached garage',
        'Take down the carport and the shed',
        'Take down the fire-damaged garage',
        'Clear the garage before the sale',
      ],
      options: [
        offer('Structure only, slab stays', 684_000, 'Hauling and disposal included'),
        offer('Structure and slab', 948_000, 'Hauling and disposal included', 'Slab broken out', 'Subgrade left level'),
        offer(
          'Structure, slab, grade and seed',
          1_196_000,
          'Hauling and disposal included',
          'Slab broken out',
          'Subgrade left level',
          'Ready to build on or to mow',
        ),
      ],
    },
  },
};

const line = (random: Random, sold: Sold, quantityE4: number, more: Partial<DocumentLine> = {}): DocumentLine =>
  documentLineSchema.parse({ id: random.id(), quantityE4, ...sold, ...more });

/** The lines of an ordinary repair: some hours and one or two parts. */
export function repairLines(industry: DemoTrade, random: Random): DocumentLine[] {
  const { hour, parts } = SOLD[industry];
  const first = random.int(0, parts.length - 1);
  const used = [parts[first], random.chance(0.5) ? parts[(first + 1) % parts.length] : undefined].filter(
    (sold) => sold !== undefined,
  );
  return [line(random, hour, random.int(2, 8) * 5_000), ...used.map((sold) => line(random, sold, 10_000))];
}

/** How houses differ: no two neighbors get the same price. */
const HOUSES = [1, 0.87, 1.13, 0.94] as const;
const forHouse = (cents: number, nth: number): number =>
  Math.round((cents * (HOUSES[nth % HOUSES.length] ?? 1)) / 1_000) * 1_000;

type LargerOptions = {
  /** Which of several it is: each has its own title and prices. */
  nth: number;
  /** Addresses, one for each size. */
  pictures?: readonly string[];
};

/** A larger job in three sizes, with what all of them share and an extra to tick. */
export function largerJob(industry: DemoTrade, random: Random, { nth, pictures = [] }: LargerOptions) {
  const { hour, parts, larger } = SOLD[industry];
  const options = ['Good', 'Better', 'Best'].map((name, index) => ({
    id: name.toLowerCase(),
    name,
    description: (larger.options[index]?.benefits ?? []).join('\n'),
    isRecommended: index === 1,
  }));
  const [extra] = parts;
  return {
    title: larger.titles[nth % larger.titles.length] ?? '',
    options,
    lines: [
      ...larger.options.map(({ sold }, index) =>
        line(
          random,
          {
            ...sold,
            unitPriceCents: forHouse(sold.unitPriceCents, nth),
            unitCostCents: forHouse(sold.unitCostCents ?? 0, nth),
          },
          10_000,
          { optionId: options[index]?.id ?? '', photoUrl: pictures[index] ?? '' },
        ),
      ),
      line(random, { ...hour, name: 'Installation' }, 160_000),
      ...(extra
        ? [line(random, extra, 10_000, { isOptional: true, isSelected: false, isQuantityEditable: true })]
        : []),
    ],
  };
}
