import type { ItemTax } from '../tax/lineTax';
import type { DocumentTax } from '../tax/schema';
import { branch, cents, leaf, ppm, type DerivationNode } from './derivation';
import type { DocumentFigures, LineResult } from './result';

/** Lists each tax with its share of every line and fee; untaxed ones are included with the reason. */
export function deriveTax(
  { taxes, lines, fees }: DocumentFigures,
  { rounding, pricesIncludeTax, zone }: DocumentTax,
): DerivationNode {
  const items = [...lines, ...fees];
  const shares = new Map(taxes.map(({ taxId }) => [taxId, [] as DerivationNode[]]));
  const formula = itemFormula(rounding, pricesIncludeTax, zone?.stacking === 'combined' && zone.taxes.length > 1);
  for (const item of items) {
    for (const tax of item.taxes)
      if (tax.amountCents !== 0 || tax.note !== '') shares.get(tax.taxId)?.push(deriveItemTax(item, tax, formula));
  }
  return branch({
    key: 'tax',
    label: pricesIncludeTax ? 'Tax within the prices' : 'Tax',
    formula:
      rounding === 'line'
        ? 'sum of the taxes, rounded on each line'
        : 'sum of the taxes, rounded once for the document',
    children: taxes.map(({ taxId, name, jurisdictionName, taxableCents }) =>
      branch({
        key: `tax:${taxId}`,
        label: name,
        formula: 'sum over the lines',
        inputs: [cents('Taxed amount', taxableCents)],
        notes: [jurisdictionName === name ? '' : jurisdictionName],
        children: shares.get(taxId) ?? [],
      }),
    ),
  });
}

function deriveItemTax({ id, name }: LineResult, tax: ItemTax, formula: string): DerivationNode {
  const inputs = [cents('Taxed amount', tax.baseCents, `line:${id}`), ppm('Rate', tax.ratePpm)];
  return leaf({
    key: `tax:${tax.taxId}:${id}`,
    label: name,
    amountCents: tax.amountCents,
    formula,
    inputs,
    note: tax.note,
  });
}

function itemFormula(rounding: DocumentTax['rounding'], isIncluded: boolean, isCombined: boolean): string {
  const basis = isIncluded ? 'part of the price that is tax' : 'taxed amount × rate';
  if (rounding === 'document') return `${basis}, rounded for the document as a whole and divided over its lines`;
  return isCombined
    ? `${basis}; the rates together are rounded on the line, and this is one tax’s part of that`
    : basis;
}
