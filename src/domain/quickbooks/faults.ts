import { sumOf } from '../money/amounts';
import { PAYMENT_METHOD_LABELS } from '../payment/schema';
import { ADJUSTMENT_ACCOUNT_LABELS, type Adjustment, type BookDocument } from './books';
import { isUnitedStates } from './facts';
import { LINE_ROLE_LABELS, NEW_ITEM, type Directions } from './setup';
import { placeOf, type WireContext } from './wire';

/** Returns why a document can't be pushed yet, each as a sentence that says what to do; none when it can. */
export function faultsOf(document: BookDocument, context: WireContext): string[] {
  return [
    ...sumFaults(document),
    ...lengthFaults(document),
    ...periodFaults(document, context),
    ...(document.adjustment !== null
      ? adjustmentFaults(document.adjustment, context)
      : document.kind === 'payout'
        ? payoutFaults(document, context)
        : moneyFaults(document, context)),
  ];
}

const adjustmentFaults = ({ debit, credit }: Adjustment, { mapping }: WireContext): string[] =>
  [debit, credit]
    .filter((account) => (mapping.adjustments[account] ?? '') === '')
    .map((account) => `Choose the account for “${ADJUSTMENT_ACCOUNT_LABELS[account]}”.`);

/** Sent documents are stored with their run, and a record's size is limited. */
const MOST_CHARACTERS = 400_000;

function lengthFaults({ lines }: BookDocument): string[] {
  const characters = sumOf(lines.map(({ description }) => description.length));
  return characters > MOST_CHARACTERS
    ? ['The descriptions of its lines are too long for QuickBooks. Shorten them.']
    : [];
}

function sumFaults({ lines, totalCents, taxCents, kind, adjustment }: BookDocument): string[] {
  if (kind === 'payment' || kind === 'refund' || kind === 'payout' || adjustment !== null) return [];
  const sumCents = sumOf(lines.map(({ netCents }) => netCents)) + taxCents;
  return sumCents === totalCents ? [] : ['Its lines and tax do not add up to its total here. Open it and look.'];
}

function periodFaults({ on, currency }: BookDocument, { facts }: WireContext): string[] {
  return [
    ...(facts.closedThrough !== '' && on <= facts.closedThrough
      ? [`The books in QuickBooks are closed through ${facts.closedThrough}. Reopen them there, or start later here.`]
      : []),
    ...(currency === facts.homeCurrency
      ? []
      : [`It is in ${currency}, and the books in QuickBooks are kept in ${facts.homeCurrency}.`]),
  ];
}

function moneyFaults(document: BookDocument, context: WireContext): string[] {
  const { mapping, facts } = context;
  const roles = [...new Set(document.lines.map(({ role }) => role))];
  const items = roles.flatMap((role) => {
    const item = mapping.items[role] ?? '';
    const name = `“${LINE_ROLE_LABELS[role]}”`;
    if (item === '') return [`Choose the item for ${name} lines.`];
    if (item === NEW_ITEM && (mapping.accounts[role] ?? '') === '')
      return [`Choose the account for the new item ${name}.`];
    return [];
  });
  const refund = document.kind === 'refund' ? refundFaults(document, context) : [];
  if (document.taxCents === 0) return [...items, ...refund];
  if (!facts.usesTax) return [...items, ...refund, 'Sales tax is turned off in QuickBooks. Turn it on there first.'];
  const needsCode = !isUnitedStates(facts) || !facts.isTaxAutomatic;
  const isMissing = needsCode && (mapping.taxCodes[document.taxZoneId] ?? '') === '';
  const needsExempt =
    !isUnitedStates(facts) && mapping.exemptCodeId === '' && document.lines.some(({ isTaxed }) => !isTaxed);
  return [
    ...items,
    ...refund,
    ...(isMissing ? ['Choose the tax code for its tax zone.'] : []),
    ...(needsExempt ? ['Choose the tax code for lines without tax.'] : []),
  ];
}

function refundFaults(document: BookDocument, { mapping }: WireContext): string[] {
  const method = document.method === null ? '' : PAYMENT_METHOD_LABELS[document.method].toLowerCase();
  return [
    ...(mapping.receivableId === '' ? ['Choose the account for accounts receivable.'] : []),
    ...(placeOf(document, mapping) === '' ? [`Choose the account that money by ${method} is in.`] : []),
    ...(document.tipCents > 0 && (mapping.accounts.tip ?? '') === '' ? ['Choose the account for tips.'] : []),
  ];
}

function payoutFaults({ payout, totalCents }: BookDocument, { mapping }: WireContext): string[] {
  const { payments = [], feeCents = 0, otherCents = 0 } = payout ?? {};
  return [
    ...(mapping.bankId === '' ? ['Choose the bank account that payouts reach.'] : []),
    ...(feeCents !== 0 && mapping.feeId === '' ? ['Choose the account for processing fees.'] : []),
    ...(otherCents !== 0 &&
    payments.every(({ method }) => (mapping.deposits[method] ?? '') === '') &&
    mapping.undepositedId === ''
      ? ['Choose the account for undeposited funds.']
      : []),
    ...(totalCents <= 0 ? ['The processor took money from the bank. Enter it in QuickBooks by hand.'] : []),
  ];
}

/** Whether a kind of document is kept in QuickBooks at all. */
export function isPushed({ kind }: Pick<BookDocument, 'kind'>, directions: Directions): boolean {
  switch (kind) {
    case 'invoice':
      return directions.invoices === 'push';
    case 'credit':
      return directions.credits === 'push';
    case 'write-off':
      return directions.writeOffs === 'push';
    case 'payment':
    case 'tip':
      return directions.payments !== 'off';
    case 'refund':
      return directions.refunds === 'push';
    case 'payout':
      return directions.payouts === 'push';
    case 'deferral':
      return directions.deferrals === 'push';
    case 'retainage':
      return directions.retainage === 'push';
  }
}
