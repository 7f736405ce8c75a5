import { csvText } from '@/lib/csvText';
import { plainAmount } from '../money/format';
import { PAYMENT_METHOD_LABELS } from '../payment/schema';
import { ADJUSTMENT_ACCOUNT_LABELS, BOOK_KIND_LABELS, type AdjustmentAccount, type BookDocument } from './books';
import { LINE_ROLE_LABELS } from './setup';

/** One line of a journal. Debits are positive, credits negative; each document's lines add up to 0. */
export type JournalLine = {
  key: string;
  kind: string;
  number: string;
  on: string;
  account: string;
  customer: string;
  memo: string;
  /** Debit minus credit, in cents. */
  cents: number;
};

const RECEIVABLE = 'Accounts Receivable';
const TAX = 'Sales Tax Payable';
const CLEARING = (method: BookDocument['method']): string =>
  method === null || method === 'cash' || method === 'cheque'
    ? 'Undeposited Funds'
    : `${PAYMENT_METHOD_LABELS[method]} Clearing`;
const INCOME = (role: keyof typeof LINE_ROLE_LABELS): string =>
  role === 'tip' ? 'Tips Payable' : role === 'badDebt' ? 'Bad Debt' : `${LINE_ROLE_LABELS[role]} Income`;

/** Bills of agreements and contracts are services here, so their income is adjusted in that account. */
const ADJUSTED = (account: AdjustmentAccount): string =>
  account === 'agreementIncome' || account === 'contractIncome'
    ? INCOME('service')
    : ADJUSTMENT_ACCOUNT_LABELS[account];

/** Converts the same figures to double entry, for companies whose books aren't in QuickBooks. Void documents have none. */
export function journalOf(documents: readonly BookDocument[]): JournalLine[] {
  return documents.filter(({ isVoid }) => !isVoid).flatMap(entriesOf);
}

function entriesOf(document: BookDocument): JournalLine[] {
  const {
    key,
    kind,
    number,
    on,
    customerName: customer,
    totalCents,
    taxCents,
    tipCents,
    lines,
    payout,
    memo,
    adjustment,
  } = document;
  const post = (account: string, cents: number, text = memo): JournalLine[] =>
    cents === 0 ? [] : [{ key, kind: BOOK_KIND_LABELS[kind], number, on, account, customer, memo: text, cents }];
  const sales = (sign: 1 | -1): JournalLine[] => [
    ...lines.flatMap(({ role, netCents, description }) =>
      post(INCOME(role), -sign * netCents, description.split('\n')[0] ?? ''),
    ),
    ...post(TAX, -sign * taxCents),
  ];
  switch (kind) {
    case 'deferral':
    case 'retainage':
      return adjustment === null
        ? []
        : [...post(ADJUSTED(adjustment.debit), totalCents), ...post(ADJUSTED(adjustment.credit), -totalCents)];
    case 'invoice':
      return [...post(RECEIVABLE, totalCents), ...sales(1)];
    case 'credit':
    case 'write-off':
      return [...sales(-1), ...post(RECEIVABLE, -totalCents)];
    case 'payment':
      return [...post(CLEARING(document.method), totalCents), ...post(RECEIVABLE, -totalCents)];
    case 'tip':
      return [...post(CLEARING(document.method), totalCents), ...sales(1)];
    case 'refund':
      return [
        ...post(RECEIVABLE, totalCents - tipCents),
        ...post(INCOME('tip'), tipCents),
        ...post(CLEARING(document.method), -totalCents),
      ];
    case 'payout': {
      const { payments = [], feeCents = 0, otherCents = 0 } = payout ?? {};
      const by = new Map<string, number>();
      for (const { method, amountCents } of payments)
        by.set(CLEARING(method), (by.get(CLEARING(method)) ?? 0) + amountCents);
      const [first = CLEARING('card')] = by.keys();
      by.set(first, (by.get(first) ?? 0) - otherCents);
      return [
        ...post('Bank', totalCents),
        ...post('Processing Fees', feeCents),
        ...[...by].flatMap(([account, cents]) => post(account, -cents)),
      ];
    }
  }
}

/** Formats a journal as CSV: one row per line, with separate debit and credit columns. */
export const journalCsv = (lines: readonly JournalLine[]): string =>
  csvText(
    ['Date', 'Document', 'Number', 'Account', 'Debit', 'Credit', 'Customer', 'Memo', 'Id'],
    lines.map(({ on, kind, number, account, cents, customer, memo, key }) => [
      on,
      kind,
      number,
      account,
      cents > 0 ? plainAmount(cents) : '',
      cents < 0 ? plainAmount(-cents) : '',
      customer,
      memo,
      key,
    ]),
  );

const usDay = (on: string): string => `${on.slice(5, 7)}/${on.slice(8, 10)}/${on.slice(0, 4)}`;
/** IIF is tab-separated, and doesn't support quoting. */
const iifCell = (text: string): string => text.replaceAll(/[\t\r\n"]+/g, ' ').trim();

/** Formats a journal as IIF, which QuickBooks Desktop and others import: one GENERAL JOURNAL transaction per document. */
export function journalIif(lines: readonly JournalLine[]): string {
  const header = ['TRNS', 'SPL'].map((kind) => `!${kind}\tTRNSTYPE\tDATE\tACCNT\tNAME\tAMOUNT\tDOCNUM\tMEMO`);
  const body = [...linesByDocument(lines).values()].flatMap((group) => [
    ...group.map(({ on, account, customer, cents, number, kind, memo }, at) =>
      [
        at === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        usDay(on),
        iifCell(account),
        iifCell(customer),
        plainAmount(cents),
        iifCell(number),
        iifCell([kind, memo].filter(Boolean).join(': ')),
      ].join('\t'),
    ),
    'ENDTRNS',
  ]);
  return [...header, '!ENDTRNS', ...body, ''].join('\r\n');
}

/** Groups a journal's lines by their document. */
export function linesByDocument(lines: readonly JournalLine[]): Map<string, JournalLine[]> {
  const groups = new Map<string, JournalLine[]>();
  for (const line of lines) {
    const held = groups.get(line.key);
    if (held) held.push(line);
    else groups.set(line.key, [line]);
  }
  return groups;
}
