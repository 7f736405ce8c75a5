import { z } from 'zod';
import { sumOf } from '../money/amounts';
import { withoutTax } from './items';
import type { DocumentResult } from './result';

const wholeCents = z.number().int();

/** The amounts of a line, a fee or the tip of an issued document. Amounts of one document, so no percentages. */
export const issuedPartSchema = z.object({
  /** `line:…`, `fee:…` or `tip`. */
  id: z.string().min(1).max(140),
  name: z.string().max(200),
  /** Without tax, even if prices include it. */
  netCents: wholeCents,
  taxes: z.array(z.object({ taxId: z.string().min(1).max(128), amountCents: wholeCents })).max(20),
});
export type IssuedPart = z.infer<typeof issuedPartSchema>;

/** Returns the parts of a calculated document; together they equal its total, to the cent. Stored when it is issued. */
export function partsOf({ lines, fees, tipCents, isTaxIncluded }: DocumentResult): IssuedPart[] {
  const partOf = (kind: 'line' | 'fee', item: DocumentResult['lines'][number]): IssuedPart => ({
    id: `${kind}:${item.id}`,
    name: item.name,
    netCents: withoutTax(item, isTaxIncluded),
    taxes: item.taxes.map(({ taxId, amountCents }) => ({ taxId, amountCents })),
  });
  const tip: IssuedPart[] = tipCents === 0 ? [] : [{ id: 'tip', name: 'Tip', netCents: tipCents, taxes: [] }];
  return [...lines.map((line) => partOf('line', line)), ...fees.map((fee) => partOf('fee', fee)), ...tip];
}

/** Returns a part's amount including its taxes. */
export const grossOf = ({ netCents, taxes }: IssuedPart): number =>
  netCents + sumOf(taxes.map(({ amountCents }) => amountCents));

export type PartTotals = {
  netCents: number;
  taxes: { taxId: string; amountCents: number }[];
  taxCents: number;
  totalCents: number;
};

/** Parts added up, including per tax. */
export function totalsOf(parts: readonly IssuedPart[]): PartTotals {
  const perTax = new Map<string, number>();
  for (const { taxId, amountCents } of parts.flatMap(({ taxes }) => taxes))
    perTax.set(taxId, (perTax.get(taxId) ?? 0) + amountCents);
  const netCents = sumOf(parts.map((part) => part.netCents));
  const taxCents = sumOf(perTax.values());
  return {
    netCents,
    taxes: [...perTax].map(([taxId, amountCents]) => ({ taxId, amountCents })),
    taxCents,
    totalCents: netCents + taxCents,
  };
}

/** Returns what is left of each part after subtracting others with the same ids. A part without tax entries there lost no tax. */
export function remainingParts(parts: readonly IssuedPart[], taken: readonly IssuedPart[]): IssuedPart[] {
  const takenOf = new Map<string, IssuedPart[]>();
  for (const part of taken) takenOf.set(part.id, [...(takenOf.get(part.id) ?? []), part]);
  return parts.map((part) => {
    const { netCents, taxes } = totalsOf(takenOf.get(part.id) ?? []);
    const taxTaken = new Map(taxes.map(({ taxId, amountCents }) => [taxId, amountCents]));
    return {
      ...part,
      netCents: part.netCents - netCents,
      taxes: part.taxes.map(({ taxId, amountCents }) => ({
        taxId,
        amountCents: amountCents - (taxTaken.get(taxId) ?? 0),
      })),
    };
  });
}
