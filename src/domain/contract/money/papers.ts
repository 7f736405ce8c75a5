import { reportTable, type Column, type ReportTable } from '../../calculation/reportTable';
import type { FieldReport } from '../../field-report/fieldReport';
import { sumOf } from '../../money/amounts';
import { formatCents, formatQuantity } from '../../money/format';
import { completeText } from '../completion';
import {
  CHANGE_REASON_LABELS,
  changeOrderName,
  COST_KIND_LABELS,
  SIGNING_PARTIES,
  SIGNING_PARTY_LABELS,
  type ChangeOrderRecord,
} from './changeOrder';
import { WAIVER_KIND_LABELS, type LienWaiver } from './lienWaiver';
import { feeText } from './byCost';
import { quantityText } from './byQuantity';
import {
  applicationName,
  BILLED_COST_KIND_LABELS,
  type ApplicationCopy,
  type BilledCost,
  type PayApplication,
} from './payApplication';
import { waiverText, type WaiverFacts } from './waiverText';

/** The contract that a document belongs to. `date` formats a day, '' for none. */
export type PaperOf = {
  contract: { number: string; title: string; customerName: string; propertyAddress: string };
  companyName: string;
  date: (day: string) => string;
};

const money = (cents: number): string => formatCents(cents, { currency: 'USD' });
/** Columns of many numbers have no room for the currency sign. */
const figure = (cents: number): string => money(cents).replace('$', '');
/** Splits a text into lines, without empty ones. */
const paragraphsOf = (text: string): string[] => text.split('\n').filter((row) => row.trim() !== '');
const EMPTY = { lists: [], details: [], photos: [], disclaimer: '' } as const;

/** Builds an application for payment: its summary and its continuation sheet. Method B2, in a layout of its own. */
export function applicationReport(
  application: Pick<
    PayApplication,
    | 'number'
    | 'revisionLetter'
    | 'periodFrom'
    | 'periodEnd'
    | 'submittedOn'
    | 'certifiedBy'
    | 'certifiedOn'
    | 'certifiedCents'
    | 'depositCents'
    | 'materials'
    | 'note'
    | 'state'
  >,
  copy: ApplicationCopy,
  { contract, companyName, date }: PaperOf,
): FieldReport {
  const { certifiedCents, certifiedBy, certifiedOn, depositCents, submittedOn, materials, note } = application;
  return {
    ...EMPTY,
    kind: 'Application for payment',
    title: contract.title,
    number: `${contract.number} no. ${applicationName(application)}`,
    headline: `Payment due with this application: ${money(copy.line8Cents)}`,
    facts: [
      { label: 'Contractor', value: companyName },
      { label: 'Owner', value: contract.customerName },
      { label: 'Project', value: contract.propertyAddress || contract.title },
      {
        label: 'Period',
        value: [application.periodFrom, application.periodEnd].filter(Boolean).map(date).join(' – '),
      },
      { label: 'Submitted', value: date(submittedOn) || 'Draft' },
      ...(certifiedCents === null
        ? []
        : [{ label: 'Certified', value: `${money(certifiedCents)} by ${certifiedBy} on ${date(certifiedOn)}` }]),
      ...(depositCents > 0
        ? [
            { label: 'Paid from the deposit', value: money(depositCents) },
            { label: 'Left to pay', value: money((certifiedCents ?? 0) - depositCents) },
          ]
        : []),
    ],
    tables: [
      summaryTable(copy),
      continuationTable(copy),
      costTable(copy.costs ?? [], copy.lines, date),
      reportTable('materials', 'Stored material', materials, [
        { label: 'Material', of: ({ description }) => description },
        { label: 'Value', of: ({ amountCents }) => figure(amountCents), isNumber: true },
        { label: 'Supplier', of: ({ supplier }) => supplier },
        { label: 'Stored at', of: ({ place }) => place },
        { label: 'Insurance', of: ({ insurance }) => insurance },
        { label: 'Title', of: ({ title }) => title },
      ]),
    ].filter((table) => table !== null),
    lists: [
      ...(copy.fees ?? []).map((fee) => ({ title: 'Fee', notes: [{ text: feeText(fee), hint: '' }] })),
      ...(note === '' ? [] : [{ title: 'Note', notes: [{ text: note, hint: '' }] }]),
    ],
    signers:
      certifiedCents === null
        ? [
            { role: 'Contractor', name: companyName },
            { role: 'Certified by the owner', name: contract.customerName },
          ]
        : [],
  };
}

/** Lists the costs of the work in the period, with the line that bills them. */
function costTable(
  costs: readonly BilledCost[],
  lines: readonly SheetLine[],
  date: PaperOf['date'],
): ReportTable | null {
  const names = new Map(lines.map(({ id, description }) => [id, description]));
  return reportTable('costs', 'Costs of this period', costs, [
    { label: 'Kind', of: ({ kind }) => BILLED_COST_KIND_LABELS[kind], total: 'Total' },
    {
      label: 'What',
      of: ({ description, vendor }) => [description, vendor].filter(Boolean).join(', '),
    },
    { label: 'On', of: ({ on }) => date(on) },
    { label: 'Line', of: ({ lineId }) => names.get(lineId) ?? '' },
    {
      label: 'Hours',
      of: ({ hoursE4, rateCents }) =>
        hoursE4 === null || rateCents === null ? '' : `${formatQuantity(hoursE4)} × ${figure(rateCents)}`,
      isNumber: true,
    },
    {
      label: 'Amount',
      of: ({ amountCents }) => figure(amountCents),
      isNumber: true,
      total: figure(sumOf(costs.map(({ amountCents }) => amountCents))),
    },
  ]);
}

/** Builds lines 1 to 9, with additions and deductions from change orders. */
function summaryTable(copy: ApplicationCopy): ReportTable {
  const rows: [string, string, number | null][] = [
    ['1', 'Original contract sum', copy.line1Cents],
    ['2', 'Net change by change orders', copy.line2Cents],
    ['', 'added', copy.addedCents],
    ['', 'deducted', copy.deductedCents],
    ['3', 'Contract sum to date', copy.line3Cents],
    ['4', 'Completed and stored to date', copy.line4Cents],
    ['5a', 'Retainage on completed work', copy.line5aCents],
    ['5b', 'Retainage on stored material', copy.line5bCents],
    ['5', 'Total retainage', copy.line5Cents],
    ['6', 'Earned less retainage', copy.line6Cents],
    ['7', 'Less earlier certificates', copy.line7Cents],
    ['8', 'Payment due now', copy.line8Cents],
    ['9', 'Balance to finish, with retainage', copy.line9Cents],
  ];
  return {
    id: 'summary',
    title: 'Summary',
    columns: [
      { label: 'Line', isNumber: false },
      { label: 'What', isNumber: false },
      { label: 'Amount', isNumber: true },
    ],
    rows: rows.flatMap(([line, label, cents]) => (cents === null ? [] : [[line, label, money(cents)]])),
  };
}

type SheetLine = ApplicationCopy['lines'][number];

/** Builds the lines of the schedule of values with their totals. Null for a schedule without lines. */
function continuationTable({ lines, line3Cents, line4Cents, line5Cents }: ApplicationCopy): ReportTable | null {
  const summed = (label: string, of: (line: SheetLine) => number, total = sumOf(lines.map(of))): Column<SheetLine> => ({
    label,
    of: (line) => figure(of(line)),
    isNumber: true,
    total: figure(total),
  });
  return reportTable('continuation', 'Continuation sheet', lines, [
    { label: 'Item', of: ({ item }) => item || '–', total: 'Total' },
    {
      label: 'Work',
      of: ({ description, quantity }) => (quantity ? `${description} (${quantityText(quantity)})` : description),
    },
    summed('Scheduled', (line) => line.scheduledValueCents, line3Cents),
    summed('Earlier', (line) => line.previousCents),
    summed('This period', (line) => line.thisPeriodCents),
    summed('Stored', (line) => line.storedCents),
    summed('To date', (line) => line.completedAndStoredCents, line4Cents),
    {
      label: '%',
      of: completeText,
      isNumber: true,
      total: completeText({ scheduledValueCents: line3Cents, completedAndStoredCents: line4Cents }),
    },
    summed('Balance', (line) => line.balanceCents, line3Cents - line4Cents),
    ...(lines.some(({ retainageCents }) => retainageCents !== null)
      ? [summed('Retainage', (line) => line.retainageCents ?? 0, line5Cents)]
      : []),
  ]);
}

/** Builds a change order with the contract sum before and after it. */
export function changeOrderReport(
  order: ChangeOrderRecord,
  sumBeforeCents: number,
  { contract, companyName, date }: PaperOf,
): FieldReport {
  const { amountCents, days } = order;
  return {
    ...EMPTY,
    kind: 'Change order',
    title: order.title,
    number: `${contract.number} ${changeOrderName(order)}`,
    headline: `${amountCents < 0 ? 'Deducts' : 'Adds'} ${money(Math.abs(amountCents))}${days === 0 ? '' : ` and ${days > 0 ? 'adds' : 'takes away'} ${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`}`,
    facts: [
      { label: 'Contractor', value: companyName },
      { label: 'Owner', value: contract.customerName },
      { label: 'Project', value: contract.propertyAddress || contract.title },
      { label: 'Reason', value: CHANGE_REASON_LABELS[order.reason] },
      ...(order.approvedOn === '' ? [] : [{ label: 'Approved', value: date(order.approvedOn) }]),
      { label: 'Contract sum before', value: money(sumBeforeCents) },
      { label: 'Contract sum with this change', value: money(sumBeforeCents + amountCents) },
    ],
    tables: [
      reportTable('lines', 'Cost', order.lines, [
        { label: 'Kind', of: ({ kind }) => COST_KIND_LABELS[kind], total: 'Total' },
        { label: 'What', of: ({ description }) => description },
        { label: 'Amount', of: (line) => money(line.amountCents), isNumber: true, total: money(amountCents) },
      ]),
    ].filter((table) => table !== null),
    texts: order.explanation === '' ? [] : [{ title: 'Explanation', paragraphs: paragraphsOf(order.explanation) }],
    signers: SIGNING_PARTIES.filter((party) => order.signatures.every((one) => one.party !== party)).map((party) => ({
      role: SIGNING_PARTY_LABELS[party],
      name: party === 'owner' ? contract.customerName : companyName,
    })),
    lists: [
      {
        title: 'Signatures',
        notes:
          order.signatures.length === 0
            ? [{ text: 'Not signed. Work on this change begins only when both sides have signed.', hint: '' }]
            : order.signatures.map(({ party, name, how, signedOn }) => ({
                text: `${SIGNING_PARTY_LABELS[party]}: ${name}, ${date(signedOn)}`,
                hint: how,
              })),
      },
    ],
  };
}

/** Builds a lien waiver with its text and who signed it. */
export function waiverReport(
  waiver: LienWaiver,
  facts: Omit<WaiverFacts, 'throughText'>,
  { contract, date }: Pick<PaperOf, 'contract' | 'date'>,
): FieldReport {
  const words = waiverText(waiver, { ...facts, throughText: date(waiver.throughOn) });
  return {
    ...EMPTY,
    kind: 'Lien waiver',
    title: WAIVER_KIND_LABELS[waiver.kind],
    number: `${contract.number} waiver ${waiver.number}`,
    headline: '',
    facts: [
      { label: 'Claimant', value: facts.claimant },
      { label: 'Owner', value: facts.owner },
      { label: 'Through', value: date(waiver.throughOn) },
      { label: 'Amount', value: money(waiver.amountCents) },
      ...(waiver.state === 'draft' ? [] : [{ label: 'Signed', value: `${waiver.signedBy}, ${date(waiver.signedOn)}` }]),
    ],
    tables: [],
    texts: [
      { title: 'Waiver', paragraphs: paragraphsOf(words) },
      ...(waiver.needsNotary ? [{ title: 'Notary', paragraphs: ['This state asks for a notary.'] }] : []),
    ],
    signers: [
      ...(waiver.state === 'draft' ? [{ role: 'For the claimant: name and title', name: facts.claimant }] : []),
      ...(waiver.needsNotary ? [{ role: 'Notary public: name, county and end of the commission', name: '' }] : []),
    ],
  };
}
