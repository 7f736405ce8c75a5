import { priceOf } from '../money/amounts';
import { amountFault, MAX_UNIT_PRICE_CENTS, quantityFault, rateFault } from '../money/limits';
import { checkChoices, checkIds, checkLimits } from './checkStructure';
import type { DocumentIssue } from './result';
import type { DocumentInput, DocumentLine } from './schema';

/**
 * Returns a document's errors, per field and as text, and mere oddities. Never throws, so that an editor can show them while someone is
 * still typing. A document without errors can be calculated.
 */
export function checkDocument(input: DocumentInput): DocumentIssue[] {
  return [
    ...checkLimits(input),
    ...checkIds(input),
    ...checkChoices(input),
    ...input.lines.flatMap((line, index) => checkLine(line, `lines.${index}`)),
    ...input.fees.flatMap(({ amountCents, ratePpm }, index) => [
      ...fault(`fees.${index}.amountCents`, amountFault(amountCents)),
      ...fault(`fees.${index}.ratePpm`, rateFault(ratePpm)),
    ]),
    ...input.discounts.flatMap(({ terms }, index) => [
      ...fault(`discounts.${index}.terms.amountCents`, amountFault(terms.amountCents)),
      ...fault(`discounts.${index}.terms.ratePpm`, rateFault(terms.ratePpm)),
      ...fault(`discounts.${index}.terms.capCents`, amountFault(terms.capCents ?? 0)),
      ...fault(`discounts.${index}.terms.minimumSubtotalCents`, amountFault(terms.minimumSubtotalCents)),
    ]),
    ...(input.tax.zone?.taxes ?? []).flatMap(({ rules }, tax) =>
      rules.flatMap(({ ratePpm }, rule) => fault(`tax.zone.taxes.${tax}.rules.${rule}.ratePpm`, rateFault(ratePpm))),
    ),
    ...fault('date', dateFault(input.date)),
    ...fault('tax.date', dateFault(input.tax.date)),
    ...fault('tipCents', amountFault(input.tipCents)),
    ...fault('deposit.amountCents', amountFault(input.deposit.amountCents)),
    ...fault('deposit.ratePpm', rateFault(input.deposit.ratePpm)),
    ...checkSettlements(input),
  ];
}

const dateFault = (date: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? '' : 'Use a valid date');

function fault(path: string, message: string): DocumentIssue[] {
  return message === '' ? [] : [{ severity: 'error', code: 'invalid-number', path, message }];
}

function checkLine({ name, quantityE4, unitPriceCents, unitCostCents }: DocumentLine, path: string): DocumentIssue[] {
  const faults = [
    ...fault(`${path}.quantityE4`, quantityFault(quantityE4)),
    ...fault(`${path}.unitPriceCents`, amountFault(unitPriceCents, MAX_UNIT_PRICE_CENTS)),
    ...fault(`${path}.unitCostCents`, amountFault(unitCostCents ?? 0, MAX_UNIT_PRICE_CENTS)),
  ];
  if (faults.length > 0) return faults;
  const tooLarge = [priceOf(quantityE4, unitPriceCents), priceOf(quantityE4, unitCostCents ?? 0)]
    .map((cents) => amountFault(cents))
    .find((message) => message !== '');
  if (tooLarge !== undefined)
    return [{ severity: 'error', code: 'line-too-large', path, message: `“${name}”: ${tooLarge}` }];
  if (quantityE4 === 0)
    return [
      {
        severity: 'warning',
        code: 'zero-quantity',
        path: `${path}.quantityE4`,
        message: `“${name}” has the quantity 0 and adds nothing.`,
      },
    ];
  // An empty line is about to be filled in.
  if (unitPriceCents === 0 && name.trim() !== '')
    return [
      { severity: 'warning', code: 'zero-price', path: `${path}.unitPriceCents`, message: `“${name}” costs nothing.` },
    ];
  return [];
}

function checkSettlements({ settlements }: DocumentInput): DocumentIssue[] {
  const faults = settlements.flatMap(({ amountCents }, index) =>
    fault(`settlements.${index}.amountCents`, amountFault(amountCents)),
  );
  const sum = (kind: string): number =>
    settlements.reduce((so, settlement) => so + (settlement.kind === kind ? settlement.amountCents : 0), 0);
  if (faults.length > 0 || sum('refund') <= sum('payment')) return faults;
  return [
    {
      severity: 'error',
      code: 'refund-above-payments',
      path: 'settlements',
      message: 'More was refunded than was paid.',
    },
  ];
}
