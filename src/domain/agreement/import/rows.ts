import { foldColumn } from '../../import/columnNames';
import { readDay } from '../../import/day';
import { readRows, type CsvSource } from '../../import/table';
import { parseCents } from '../../money/parse';
import type { BillingInterval } from '../record/plan';

export const MEMBER_TARGETS = [
  'customer',
  'email',
  'phone',
  'address',
  'plan',
  'price',
  'interval',
  'startsOn',
  'endsOn',
  'nextBillOn',
  'paidUntil',
  'nextVisitOn',
  'externalId',
  'status',
] as const;
type MemberTarget = (typeof MEMBER_TARGETS)[number];
export const MEMBER_TARGET_LABELS: Record<MemberTarget, string> = {
  customer: 'Customer',
  email: 'E-mail',
  phone: 'Phone',
  address: 'Address of the property',
  plan: 'Plan',
  price: 'Price per bill',
  interval: 'How often billed',
  startsOn: 'Start',
  endsOn: 'End of the term',
  nextBillOn: 'Next bill',
  paidUntil: 'Paid until',
  nextVisitOn: 'Next visit',
  externalId: 'Number in the other program',
  status: 'Status',
};

/** Column names used by Housecall Pro, Jobber, ServiceTitan and in handmade lists, case-folded. */
const NAMES: Record<MemberTarget, readonly string[]> = {
  customer: ['customer', 'customer name', 'client', 'client name', 'member', 'member name', 'name', 'bill to'],
  email: ['email', 'e mail', 'customer email', 'client email', 'email address'],
  phone: ['phone', 'customer phone', 'phone number', 'mobile number', 'mobile phone', 'home number', 'main phone'],
  address: [
    'address',
    'street address',
    'service street address',
    'address line 1',
    'service address',
    'location address',
    'property address',
    'property',
    'location',
    'street',
    'service street',
  ],
  plan: [
    'plan',
    'plan name',
    'service plan',
    'service plan name',
    'membership',
    'membership type',
    'membership name',
    'agreement',
    'agreement type',
    'agreement name',
    'title',
    'job title',
    'template name',
  ],
  price: [
    'price',
    'amount',
    'plan price',
    'billing amount',
    'recurring amount',
    'bill amount',
    'visit price',
    'total',
    'fee',
    'rate',
    'membership price',
  ],
  interval: [
    'interval',
    'frequency',
    'billing frequency',
    'billing interval',
    'billing cycle',
    'billing period',
    'billed',
    'payment frequency',
    'billing',
    'billing type',
  ],
  startsOn: [
    'start',
    'start date',
    'from',
    'membership start date',
    'agreement start date',
    'activation date',
    'sold on',
    'sold date',
    'plan start date',
  ],
  endsOn: [
    'end',
    'end date',
    'to',
    'expiration date',
    'expires',
    'membership end date',
    'agreement end date',
    'renewal date',
    'renews on',
    'plan end date',
    'expires on',
  ],
  nextBillOn: [
    'next bill',
    'next bill date',
    'next billing date',
    'next invoice',
    'next invoice date',
    'next scheduled bill date',
    'next payment',
    'next payment date',
    'next charge date',
  ],
  paidUntil: ['paid until', 'paid through', 'paid thru', 'paid to', 'prepaid until', 'paid through date'],
  nextVisitOn: [
    'next visit',
    'next visit date',
    'next service',
    'next service date',
    'next due',
    'next job date',
    'next scheduled visit',
    'next recurring service date',
    'next visit due',
  ],
  externalId: [
    'id',
    'plan id',
    'membership id',
    'agreement id',
    'agreement number',
    'contract number',
    'number',
    'job',
    'job number',
    'member id',
    'membership number',
  ],
  status: ['status', 'membership status', 'agreement status', 'plan status', 'state'],
};

/** The position of each column by what it holds; undefined = none. */
export type MemberMapping = Partial<Record<MemberTarget, number>>;

/** Maps the columns by their names, the first match of each kind. */
export function mapMemberColumns(columns: readonly string[]): MemberMapping {
  const folded = columns.map(foldColumn);
  const found = (target: MemberTarget): number =>
    NAMES[target].reduce((at, name) => (at < 0 ? folded.indexOf(foldColumn(name)) : at), -1);
  return Object.fromEntries(
    MEMBER_TARGETS.flatMap((target) => {
      const at = found(target);
      return at < 0 ? [] : [[target, at]];
    }),
  );
}

/** Returns a member's billing interval from the words of other programs; '' when unknown. */
export function readInterval(text: string): BillingInterval | '' {
  const word = text.trim().toLowerCase();
  if (/pre-?paid|upfront|up front|one[- ]time|full term/.test(word)) return 'prepaid';
  if (/quarter|every (3|three) months|3 months/.test(word)) return 'quarter';
  if (/annual|year|every (12|twelve) months|12 months/.test(word) && !/semi|bi/.test(word)) return 'year';
  if (/^(monthly|month|every month|1 month|mo)\b/.test(word)) return 'month';
  return '';
}

/** Whether a member has left the other program. */
const isGone = (status: string): boolean => /cancel|expired|inactive|suspend|deleted|archiv|declined/i.test(status);

/** One parsed row of the file. Days are YYYY-MM-DD, '' = not given; the price is null when not given. */
export type MemberRow = {
  row: number;
  customer: string;
  email: string;
  phone: string;
  address: string;
  plan: string;
  priceCents: number | null;
  interval: BillingInterval | '';
  startsOn: string;
  endsOn: string;
  nextBillOn: string;
  paidUntil: string;
  /** Whether the row has either date, readable or not. */
  hasBillingDay: boolean;
  nextVisitOn: string;
  externalId: string;
  isGone: boolean;
  /** Problems found while reading the row, as text. */
  faults: string[];
};

const DAYS = ['startsOn', 'endsOn', 'nextBillOn', 'paidUntil', 'nextVisitOn'] as const;

/** Returns the members in a file. */
export function memberRows(source: CsvSource, mapping: MemberMapping): MemberRow[] {
  return [...readRows(source)].map(({ row, cells, broken }) => {
    const cell = (target: MemberTarget): string => {
      const at = mapping[target];
      return at === undefined ? '' : (cells[at] ?? '').trim();
    };
    const faults = broken === '' ? [] : ['Its double quotes are broken.'];
    const day = (target: (typeof DAYS)[number]): string => {
      const read = readDay(cell(target));
      if (read === '' && cell(target) !== '')
        faults.push(`${MEMBER_TARGET_LABELS[target]}: “${cell(target)}” is not a date.`);
      return read;
    };
    const price = cell('price') === '' ? null : parseCents(cell('price'), { decimalSeparator: '.' });
    if (price && !price.ok) faults.push(`Price: ${price.message}`);
    if (price?.ok && price.value < 0) faults.push('Price: it can’t be below zero.');
    const interval = readInterval(cell('interval'));
    if (interval === '' && cell('interval') !== '')
      faults.push(`“${cell('interval')}” is not a billing interval we recognize.`);
    return {
      row,
      customer: cell('customer'),
      email: cell('email').toLowerCase(),
      phone: cell('phone'),
      address: cell('address'),
      plan: cell('plan'),
      priceCents: price?.ok && price.value >= 0 ? price.value : null,
      interval,
      startsOn: day('startsOn'),
      endsOn: day('endsOn'),
      nextBillOn: day('nextBillOn'),
      paidUntil: day('paidUntil'),
      hasBillingDay: cell('nextBillOn') !== '' || cell('paidUntil') !== '',
      nextVisitOn: day('nextVisitOn'),
      externalId: cell('externalId'),
      isGone: isGone(cell('status')),
      faults,
    };
  });
}
