import { documentLineSchema, type DocumentLine } from '@/domain/billing/schema';
import type { Random } from './random';
import type { Sold, SoldItem } from './trades/sold';

const line = (random: Random, sold: SoldItem, quantityE4: number, more: Partial<DocumentLine> = {}): DocumentLine =>
  documentLineSchema.parse({ id: random.id(), quantityE4, ...sold, ...more });

/** Returns an ordinary repair's lines: some hours and one or two parts. */
export function repairLines({ hour, parts }: Sold, random: Random): DocumentLine[] {
  const first = random.int(0, parts.length - 1);
  const used = [parts[first], random.chance(0.5) ? parts[(first + 1) % parts.length] : undefined].filter(
    (sold) => sold !== undefined,
  );
  return [line(random, hour, random.int(2, 8) * 5_000), ...used.map((sold) => line(random, sold, 10_000))];
}

/** Price factors per house: no two neighbors get the same price. */
const HOUSES = [1, 0.87, 1.13, 0.94] as const;
const forHouse = (cents: number, nth: number): number =>
  Math.round((cents * (HOUSES[nth % HOUSES.length] ?? 1)) / 1_000) * 1_000;

const INSTALLATION = { name: 'Installation', hours: 16 };

type LargerOptions = {
  /** The index among several: each has its own title and prices. */
  nth: number;
  /** URLs, one for each size. */
  pictures?: readonly string[];
};

/** Returns a larger job in three sizes, with what they share and an optional extra. */
export function largerJob({ hour, parts, larger }: Sold, random: Random, { nth, pictures = [] }: LargerOptions) {
  const work = larger.work ?? INSTALLATION;
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
      line(random, { ...hour, name: work.name }, work.hours * 10_000),
      ...(extra
        ? [line(random, extra, 10_000, { isOptional: true, isSelected: false, isQuantityEditable: true })]
        : []),
    ],
  };
}
