import { formatCents, formatQuantity, formatRate, type MoneyFormat } from '../money/format';
import { branch, walkDerivation, type DerivationInput, type DerivationNode } from './derivation';
import type { DocumentResult } from './result';

/** Describes the numbers behind an amount: `Quantity 2.5, Unit price $120.00`. '' if there are none. */
export function describeInputs({ inputs }: DerivationNode, format: MoneyFormat = {}): string {
  return inputs.map((input) => `${input.label} ${describeValue(input, format)}`).join(', ');
}

function describeValue({ value, unit }: DerivationInput, format: MoneyFormat): string {
  switch (unit) {
    case 'cents':
      return formatCents(value, format);
    case 'ppm':
      return formatRate(value, format.locale);
    case 'e4':
      return formatQuantity(value, format.locale);
  }
}

/**
 * Explains one line or fee from its price through discounts to taxes: the same nodes as in the document's tree, arranged under the line.
 * Its amount is what the line adds to the total. Null when the line doesn't count.
 */
export function explainLine(
  { derivation, isTaxIncluded, lines, fees }: DocumentResult,
  id: string,
): DerivationNode | null {
  const line = [...lines, ...fees].find((item) => item.id === id);
  if (!line) return null;
  const isOwn = ({ key }: DerivationNode): boolean =>
    key === `line:${id}` || key === `fee:${id}` || (/^(?:discount|tax):[^:]+:/.test(key) && key.endsWith(`:${id}`));
  return branch({
    key: `line-total:${id}`,
    label: line.name,
    formula: isTaxIncluded ? 'price − discounts; the tax is within the price' : 'price − discounts + taxes',
    children: [...walkDerivation(derivation.balance)].filter(isOwn),
  });
}
