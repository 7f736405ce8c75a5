import type { DocumentLine } from '@/domain/billing/schema';

/** A document line's data about something sold. */
export type SoldItem = Pick<
  DocumentLine,
  'name' | 'kind' | 'taxClass' | 'unit' | 'unitPriceCents' | 'unitCostCents'
> & {
  description?: string;
};
/** A size of a larger job, and its benefits. */
export type Offer = { sold: SoldItem; benefits: readonly string[] };

/** A company's charges: its hourly rate, the parts of a repair, and three sizes of a larger job. */
export type Sold = {
  hour: SoldItem;
  parts: readonly SoldItem[];
  larger: {
    titles: readonly string[];
    options: readonly [Offer, Offer, Offer];
    /** The hours each size takes; defaults to 16 of installation. */
    work?: { name: string; hours: number };
  };
};

export const labour = (name: string, unitPriceCents: number): SoldItem => ({
  name,
  kind: 'labour',
  taxClass: 'labour',
  unit: 'hour',
  unitPriceCents,
  unitCostCents: Math.round(unitPriceCents * 0.38),
});
export const part = (name: string, unitPriceCents: number, description = ''): SoldItem => ({
  name,
  kind: 'material',
  taxClass: 'materials',
  unit: 'each',
  unitPriceCents,
  unitCostCents: Math.round(unitPriceCents * 0.46),
  description,
});
/** Returns work with its own price, for trades that don't install anything. */
export const treatment = (name: string, unitPriceCents: number): SoldItem => ({
  name,
  kind: 'service',
  taxClass: 'labour',
  unit: 'each',
  unitPriceCents,
  unitCostCents: Math.round(unitPriceCents * 0.4),
});
export const offer = (name: string, unitPriceCents: number, ...benefits: readonly string[]): Offer => ({
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
/** Returns a size with nothing to haul away. */
export const workOffer = (name: string, unitPriceCents: number, ...benefits: readonly string[]): Offer => ({
  sold: { ...treatment(name, unitPriceCents), unitCostCents: Math.round(unitPriceCents * 0.55) },
  benefits,
});
