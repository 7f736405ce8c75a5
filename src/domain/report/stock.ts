import { COOLING_TYPES } from '../equipment/life';
import { EQUIPMENT_TYPES, type Equipment, type EquipmentType } from '../equipment/schema';
import { monthsBetween } from '../ledger/months';
import type { ListQuery } from '../record/listQuery';
import { addCells, ALL, type Cells, type Contribution, type ReportMonth } from './cells';

/**
 * The equipment a company maintains is counted like monthly data, in `reportMonths/units-0` to `units-7`: each unit in one of them, by
 * its id, so that an import doesn't write to just one document and a night compares an eighth of them. Cells are `unit:{type}:{month
 * installed}`, `refrigerant:{as typed}` and `warranty:{month it ends}`; ages are derived from the months when the report is read.
 */
const STOCK_PARTS = 8;
const stockName = (part: number): string => `units-${part}`;

/** Returns the part that a unit is counted in, by its id. */
export const stockOf = (unitId: string): string =>
  stockName(
    Array.from(unitId, (letter) => letter.codePointAt(0) ?? 0).reduce((sum, code) => sum + code, 0) % STOCK_PARTS,
  );

/** Returns the part that is compared in a night. */
export const stockOfNight = (night: number): string => stockName(night % STOCK_PARTS);

/** All parts: at most eight documents, whatever the company's size. */
export const stockParts = (): ListQuery => ({
  ...monthsBetween(stockName(0), stockName(STOCK_PARTS - 1)),
  limit: STOCK_PARTS,
});

/** Returns a unit's contribution to its part. */
export function unitContributions(
  unitId: string,
  { type, installDate, warrantyUntil, refrigerant }: Equipment,
): Contribution[] {
  const one = { units: 1 };
  const holdsRefrigerant = refrigerant !== '' || COOLING_TYPES.includes(type);
  return [
    {
      month: stockOf(unitId),
      cells: {
        [ALL]: one,
        [`unit:${type}:${installDate.slice(0, 7)}`]: one,
        ...(holdsRefrigerant && { [`refrigerant:${refrigerant}`]: one }),
        ...(warrantyUntil !== '' && { [`warranty:${warrantyUntil.slice(0, 7)}`]: one }),
      },
    },
  ];
}

export type Stock = {
  /** `installed` is YYYY-MM, '' if unknown. */
  units: readonly { type: EquipmentType; installed: string; count: number }[];
  /** As typed; '' if a unit contains some and no one entered which. */
  refrigerants: readonly { text: string; count: number }[];
  /** Warranties by the month (YYYY-MM) in which they expire. */
  warranties: readonly { month: string; count: number }[];
};

/** Combines all parts. */
export function readStock(parts: readonly Pick<ReportMonth, 'cells'>[]): Stock {
  const cells = parts.reduce<Cells>((sum, part) => addCells(sum, part.cells), {});
  const counted = Object.entries(cells).map(([name, cell]) => {
    const [kind = '', ...rest] = name.split(':');
    return { kind, value: rest.join(':'), count: cell['units'] ?? 0 };
  });
  const of = (kind: string) => counted.filter((one) => one.kind === kind && one.count > 0);
  return {
    units: of('unit').flatMap(({ value, count }) => {
      const [id, installed = ''] = value.split(':');
      const type = EQUIPMENT_TYPES.find((one) => one === id);
      return type ? [{ type, installed, count }] : [];
    }),
    refrigerants: of('refrigerant').map(({ value, count }) => ({ text: value, count })),
    warranties: of('warranty').map(({ value, count }) => ({ month: value, count })),
  };
}
