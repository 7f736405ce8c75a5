import { AppError } from '@/lib/appError';
import { allocate, portionOf } from '../money/allocate';
import { sumOf } from '../money/amounts';
import { formatCents, type MoneyFormat } from '../money/format';
import { branch, cents, leaf, type DerivationNode } from './derivation';
import { grossOf, remainingParts, totalsOf, type IssuedPart, type PartTotals } from './parts';

/**
 * The amount to credit, tax included: everything left, an amount spread over all parts, or an amount for each named
 * part.
 */
export type CreditRequest =
  | { kind: 'rest' }
  | { kind: 'amount'; grossCents: number }
  | { kind: 'parts'; parts: readonly { partId: string; grossCents: number }[] };

/** Amounts are positive: they lower what is owed. */
export type CreditNote = PartTotals & { parts: IssuedPart[]; derivation: DerivationNode };

type CreditInput = {
  issued: readonly IssuedPart[];
  creditedBefore: readonly IssuedPart[];
  request: CreditRequest;
  format?: MoneyFormat;
};

/**
 * Calculates a credit note against an issued document. Each credit refunds tax in the proportion in which it was charged; the last one
 * takes exactly what is left, so that all credit notes together equal the document, tax by tax and cent by cent.
 * @throws AppError `invalid` for an amount that isn't positive, more than is left, or a part that doesn't exist.
 */
export function calculateCreditNote({ issued, creditedBefore, request: given, format = {} }: CreditInput): CreditNote {
  const left = remainingParts(issued, creditedBefore);
  const isAll = given.kind === 'amount' && given.grossCents === totalsOf(left).totalCents;
  const request: CreditRequest = isAll ? { kind: 'rest' } : given;
  const wanted = wantedPerPart(left, request, format);
  const parts = left.flatMap((part): IssuedPart[] => {
    const grossCents = wanted.get(part.id) ?? 0;
    return grossCents === 0 && request.kind !== 'rest' ? [] : [takeFrom(part, grossCents)];
  });
  const credited = parts.filter(
    ({ netCents, taxes }) => netCents !== 0 || taxes.some(({ amountCents }) => amountCents !== 0),
  );
  return { parts: credited, ...totalsOf(credited), derivation: derive(credited, left) };
}

/** Returns how much of an issued document can still be credited, tax included. */
export const creditableCents = (issued: readonly IssuedPart[], creditedBefore: readonly IssuedPart[]): number =>
  totalsOf(remainingParts(issued, creditedBefore)).totalCents;

function wantedPerPart(left: readonly IssuedPart[], request: CreditRequest, format: MoneyFormat): Map<string, number> {
  const leftCents = new Map(left.map((part) => [part.id, grossOf(part)]));
  const allCents = sumOf(leftCents.values());
  if (allCents === 0) throw invalid('There is nothing left to credit.');
  if (request.kind === 'rest') return leftCents;
  if (request.kind === 'amount') {
    checkWanted(request.grossCents, allCents, format);
    const shares = allocate(
      request.grossCents,
      left.map((part) => ({ key: part.id, weight: grossOf(part) })),
    );
    return new Map(left.map(({ id }, index) => [id, shares[index] ?? 0]));
  }
  const wanted = new Map<string, number>();
  for (const { partId, grossCents } of request.parts) {
    const available = leftCents.get(partId);
    if (available === undefined || wanted.has(partId)) throw invalid('Choose each line of the document once.');
    checkWanted(grossCents, available, format);
    wanted.set(partId, grossCents);
  }
  if (wanted.size === 0) throw invalid('Choose what to credit.');
  return wanted;
}

function checkWanted(wantedCents: number, leftCents: number, format: MoneyFormat): void {
  if (!Number.isInteger(wantedCents) || wantedCents <= 0) throw invalid('Enter an amount above zero.');
  if (wantedCents > leftCents) throw invalid(`Only ${formatCents(leftCents, format)} of it is left to credit.`);
}

/** Divides a credit between the price and its taxes in proportion to what is left, none exceeding what is left of it. */
function takeFrom(part: IssuedPart, grossCents: number): IssuedPart {
  const leftCents = grossOf(part);
  if (grossCents === leftCents) return part;
  if (part.netCents < 0) {
    // A vendor's coupon may exceed the price without its tax; then price and tax have different signs.
    const taxes = part.taxes.map(({ taxId, amountCents }) => ({
      taxId,
      amountCents: portionOf(amountCents, grossCents, leftCents),
    }));
    return { ...part, netCents: grossCents - sumOf(taxes.map(({ amountCents }) => amountCents)), taxes };
  }
  const weights = [
    { key: '', weight: part.netCents },
    ...part.taxes.map(({ taxId, amountCents }) => ({ key: taxId, weight: amountCents })),
  ];
  const [netCents = 0, ...amounts] = allocate(grossCents, weights);
  return {
    ...part,
    netCents,
    taxes: part.taxes.map(({ taxId }, index) => ({ taxId, amountCents: amounts[index] ?? 0 })),
  };
}

function derive(parts: readonly IssuedPart[], left: readonly IssuedPart[]): DerivationNode {
  const leftOf = new Map(left.map((part) => [part.id, part]));
  return branch({
    key: 'credit',
    label: 'Credit',
    formula: 'sum of what is credited of each line',
    children: parts.map((part) => {
      const available = cents('Left to credit, tax included', grossOf(leftOf.get(part.id) ?? part));
      const taxes = part.taxes.map(({ taxId, amountCents }) =>
        leaf({
          key: `credit:${part.id}:tax:${taxId}`,
          label: 'Tax',
          amountCents,
          formula: 'tax in the proportion in which it was charged',
        }),
      );
      const net = leaf({
        key: `credit:${part.id}:net`,
        label: 'Without tax',
        amountCents: part.netCents,
        formula: 'credit less its tax',
      });
      return branch({
        key: `credit:${part.id}`,
        label: part.name,
        formula: 'credit without tax + tax taken back',
        inputs: [available],
        children: [net, ...taxes],
      });
    }),
  });
}

const invalid = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });
