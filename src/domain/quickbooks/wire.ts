import { sumOf } from '../money/amounts';
import type { BookDocument, BookLine } from './books';
import { bookKey } from './books';
import { isUnitedStates } from './facts';
import { markOf } from './marks';
import type { Entity } from './remote';
import { NEW_ITEM, type BooksFacts, type Mapping } from './setup';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Body = Readonly<Record<string, Json>>;

/**
 * The QuickBooks counterpart of something of ours. Values that begin with `@` name one of our keys, which is replaced by its id before
 * sending.
 */
export type WireDocument = { key: string; entity: Entity; body: Body };

export type WireContext = { mapping: Mapping; facts: BooksFacts };

/** Returns cents in QuickBooks' decimals; the shortest decimal of the quotient has at most two digits after the point. */
const decimal = (cents: number): number => cents / 100;
export const reference = (value: string): Body => ({ value });
export const itemKey = (role: string): string => bookKey('item', role);
const applyKey = (key: string): string => bookKey('apply', key);

/** Returns the party of a document: the property below its customer if the company keeps them, else the customer. */
export const partyKeyOf = (
  { customerId, propertyId }: Pick<BookDocument, 'customerId' | 'propertyId'>,
  { hasSubCustomers }: Mapping,
): string => (hasSubCustomers && propertyId !== '' ? bookKey('property', propertyId) : bookKey('customer', customerId));

/**
 * Converts a document for QuickBooks: for a credit also the zero payment that applies it. `faultsOf` says what is missing. With several
 * currencies turned on, QuickBooks requires each document to name its own.
 */
export function wireOf(document: BookDocument, context: WireContext): WireDocument[] {
  const written = bodiesOf(document, context);
  if (!context.facts.hasMultipleCurrencies) return written;
  return written.map((wire) => ({ ...wire, body: { ...wire.body, CurrencyRef: reference(document.currency) } }));
}

function bodiesOf(document: BookDocument, context: WireContext): WireDocument[] {
  switch (document.kind) {
    case 'invoice':
      return [{ key: document.key, entity: 'Invoice', body: invoiceBody(document, context) }];
    case 'credit':
    case 'write-off':
      return [
        { key: document.key, entity: 'CreditMemo', body: salesBody(document, context) },
        ...applying(document, context),
      ];
    case 'payment':
      return [{ key: document.key, entity: 'Payment', body: paymentBody(document, context) }];
    case 'tip':
      return [
        {
          key: document.key,
          entity: 'SalesReceipt',
          body: { ...salesBody(document, context), ...moneyPlace(document, context.mapping) },
        },
      ];
    case 'refund':
      return [{ key: document.key, entity: 'JournalEntry', body: refundBody(document, context) }];
    case 'payout':
      return [{ key: document.key, entity: 'Deposit', body: payoutBody(document, context) }];
    case 'deferral':
    case 'retainage':
      return [{ key: document.key, entity: 'JournalEntry', body: adjustmentBody(document, context) }];
  }
}

function salesBody(document: BookDocument, context: WireContext): Body {
  const { mapping, facts } = context;
  return {
    CustomerRef: reference(`@${partyKeyOf(document, mapping)}`),
    ...(facts.keepsOurNumbers && document.kind !== 'tip' ? { DocNumber: document.number.slice(0, 21) } : {}),
    TxnDate: document.on,
    ...classOfDocument(document, context),
    Line: document.lines.map((line) => salesLine(line, document, context)),
    ...(document.taxCents !== 0 ? taxDetail(document, context) : {}),
    ...(isUnitedStates(facts) || !facts.usesTax ? {} : { GlobalTaxCalculation: 'TaxExcluded' }),
    PrivateNote: noteOf(document),
  };
}

const noteOf = ({ key, number, memo }: BookDocument): string =>
  [markOf(key), number === '' ? '' : `No. ${number}`, memo].filter(Boolean).join(' · ').slice(0, 4000);

function invoiceBody(document: BookDocument, context: WireContext): Body {
  return {
    ...salesBody(document, context),
    ...(document.dueOn === '' ? {} : { DueDate: document.dueOn }),
    EmailStatus: 'NotSet',
    // No second way to pay in addition to ours.
    AllowOnlineCreditCardPayment: false,
    AllowOnlineACHPayment: false,
  };
}

/** Returns the class of its unit, if QuickBooks keeps one per document and not per line. */
function classOfDocument({ businessUnitId }: BookDocument, { mapping, facts }: WireContext): Body {
  const classId = mapping.unitClasses[businessUnitId] ?? '';
  return classId !== '' && facts.classesPerDocument && !facts.classesPerLine ? { ClassRef: reference(classId) } : {};
}

function salesLine(line: BookLine, document: BookDocument, { mapping, facts }: WireContext): Body {
  const item = mapping.items[line.role] ?? '';
  const classId = mapping.unitClasses[document.businessUnitId] || mapping.classes[line.role] || '';
  const tax = taxCodeOf(line, document, { mapping, facts });
  return {
    DetailType: 'SalesItemLineDetail',
    Amount: decimal(line.netCents),
    Description: line.description,
    SalesItemLineDetail: {
      ItemRef: reference(item === NEW_ITEM ? `@${itemKey(line.role)}` : item),
      Qty: line.quantityE4 / 10_000,
      UnitPrice: decimal(line.unitCents),
      ...(tax === '' ? {} : { TaxCodeRef: reference(tax) }),
      ...(classId === '' || !facts.classesPerLine ? {} : { ClassRef: reference(classId) }),
    },
  };
}

/** In the United States only whether a line is taxed; elsewhere the code itself. '' if QuickBooks has sales tax off. */
function taxCodeOf({ isTaxed }: BookLine, { taxZoneId }: BookDocument, { mapping, facts }: WireContext): string {
  if (!facts.usesTax) return '';
  if (isUnitedStates(facts)) return isTaxed ? 'TAX' : 'NON';
  return isTaxed ? (mapping.taxCodes[taxZoneId] ?? '') : mapping.exemptCodeId;
}

function taxDetail({ taxCents, taxZoneId }: BookDocument, { mapping, facts }: WireContext): Body {
  const code = mapping.taxCodes[taxZoneId] ?? '';
  const detail = {
    ...(mapping.taxLead === 'ours' ? { TotalTax: decimal(taxCents) } : {}),
    ...(isUnitedStates(facts) && !facts.isTaxAutomatic && code !== '' ? { TxnTaxCodeRef: reference(code) } : {}),
  };
  return Object.keys(detail).length === 0 ? {} : { TxnTaxDetail: detail };
}

/** Returns where money arrives, and how it was paid. Without an account it is in Undeposited Funds. */
function moneyPlace({ method }: BookDocument, { deposits, methods }: Mapping): Body {
  const account = method === null ? '' : (deposits[method] ?? '');
  const kind = method === null ? '' : (methods[method] ?? '');
  return {
    ...(account === '' ? {} : { DepositToAccountRef: reference(account) }),
    ...(kind === '' ? {} : { PaymentMethodRef: reference(kind) }),
  };
}

const linked = (amountCents: number, key: string, type: string): Body => ({
  Amount: decimal(amountCents),
  LinkedTxn: [{ TxnId: `@${key}`, TxnType: type }],
});
const chargeType = (key: string): string => (key.startsWith('refund:') ? 'JournalEntry' : 'Invoice');

function paymentBody(document: BookDocument, { mapping }: WireContext): Body {
  return {
    CustomerRef: reference(`@${partyKeyOf(document, mapping)}`),
    TotalAmt: decimal(document.totalCents),
    TxnDate: document.on,
    ...moneyPlace(document, mapping),
    ...(document.memo === '' ? {} : { PaymentRefNum: document.memo.slice(0, 21) }),
    Line: document.applies.map(({ key, amountCents }) => linked(amountCents, key, chargeType(key))),
    PrivateNote: noteOf(document),
  };
}

/** Builds a zero payment that applies a credit to what it settles. QuickBooks does this itself if its preferences say so. */
function applying(document: BookDocument, { mapping, facts }: WireContext): WireDocument[] {
  const { applies, key, on } = document;
  if (applies.length === 0 || facts.appliesCreditsItself) return [];
  const appliedCents = sumOf(applies.map(({ amountCents }) => amountCents));
  const body: Body = {
    CustomerRef: reference(`@${partyKeyOf(document, mapping)}`),
    TotalAmt: 0,
    TxnDate: on,
    Line: [
      ...applies.map((part) => linked(part.amountCents, part.key, chargeType(part.key))),
      linked(appliedCents, key, 'CreditMemo'),
    ],
    PrivateNote: markOf(applyKey(key)),
  };
  return [{ key: applyKey(key), entity: 'Payment', body }];
}

const posting = (type: 'Debit' | 'Credit', amountCents: number, account: string, customer = ''): Body => ({
  DetailType: 'JournalEntryLineDetail',
  Amount: decimal(amountCents),
  JournalEntryLineDetail: {
    PostingType: type,
    AccountRef: reference(account),
    ...(customer === '' ? {} : { Entity: { Type: 'Customer', EntityRef: reference(`@${customer}`) } }),
  },
});

/** Builds a refund: the customer owes it again, as in our books, and it leaves the account in which it had arrived. */
function refundBody(document: BookDocument, { mapping }: WireContext): Body {
  const { totalCents, tipCents, on } = document;
  const owedCents = totalCents - tipCents;
  return {
    TxnDate: on,
    Line: [
      ...(owedCents > 0 ? [posting('Debit', owedCents, mapping.receivableId, partyKeyOf(document, mapping))] : []),
      ...(tipCents > 0 ? [posting('Debit', tipCents, mapping.accounts.tip ?? '')] : []),
      posting('Credit', totalCents, placeOf(document, mapping)),
    ],
    PrivateNote: noteOf(document),
  };
}

/**
 * Builds an entry for income that isn't earned yet, or is earned and held back: moved between two accounts. The customer is named if
 * there is one.
 */
function adjustmentBody(document: BookDocument, { mapping }: WireContext): Body {
  const { adjustment, totalCents, on, customerId } = document;
  const customer = customerId === '' ? '' : partyKeyOf(document, mapping);
  const account = (side: 'debit' | 'credit'): string =>
    adjustment === null ? '' : (mapping.adjustments[adjustment[side]] ?? '');
  return {
    TxnDate: on,
    Line: [
      posting('Debit', totalCents, account('debit'), customer),
      posting('Credit', totalCents, account('credit'), customer),
    ],
    PrivateNote: noteOf(document),
  };
}

/** Returns the account that holds money of a method. */
export const placeOf = ({ method }: Pick<BookDocument, 'method'>, { deposits, undepositedId }: Mapping): string =>
  (method === null ? '' : (deposits[method] ?? '')) || undepositedId;

const direct = (amountCents: number, account: string): Body => ({
  Amount: decimal(amountCents),
  DetailType: 'DepositLineDetail',
  DepositLineDetail: { AccountRef: reference(account) },
});

/**
 * Builds what the bank received: payments from Undeposited Funds individually, those of a clearing account as a sum, minus fees, refunds
 * and disputes.
 */
function payoutBody({ payout, on, ...document }: BookDocument, { mapping }: WireContext): Body {
  const { payments = [], feeCents = 0, otherCents = 0 } = payout ?? {};
  const cleared = new Map<string, number>();
  const named: Body[] = [];
  for (const { key, amountCents, method } of payments) {
    const account = mapping.deposits[method] ?? '';
    if (account === '')
      named.push({
        Amount: decimal(amountCents),
        LinkedTxn: [{ TxnId: `@${key}`, TxnType: 'Payment', TxnLineId: '0' }],
      });
    else cleared.set(account, (cleared.get(account) ?? 0) + amountCents);
  }
  const other = [...cleared.keys()][0] ?? mapping.undepositedId;
  return {
    DepositToAccountRef: reference(mapping.bankId),
    TxnDate: on,
    Line: [
      ...named,
      ...[...cleared].map(([account, amountCents]) => direct(amountCents, account)),
      ...(otherCents === 0 ? [] : [direct(-otherCents, other)]),
      ...(feeCents === 0 ? [] : [direct(-feeCents, mapping.feeId)]),
    ],
    PrivateNote: noteOf({ ...document, payout, on }),
  };
}
