import { z } from 'zod';
import type { BrandLicense } from '../../brand/schema';
import { formatCents, formatQuantity, formatRate } from '../../money/format';
import { formatPaperDate } from '../../paper/dates';
import { pageSizeOf, printedCompany, type PrintedCompany } from '../../paper/header';
import { paperSchema } from '../../paper/schema';
import { cancelRightOf, licenseFindings } from './lawCheck';
import { mergeCompany, mergeText, mergeValues } from './mergeFields';
import { attachedFile, COVER_KIND_LABELS, exhibitName, PARTY_ROLE_LABELS } from './parts';
import type { ContractInput } from './schema';
import { readSchedule, scheduledCents, type Fee, type ScheduleOfValuesLine } from './scheduleOfValues';
import { PRICE_TYPE_LABELS } from './state';

const words = z.string();
const labeled = z.object({ label: words, value: words });
const table = z.object({
  id: words,
  title: words,
  columns: z.array(z.object({ label: words, isNumber: z.boolean() })),
  rows: z.array(z.array(words)),
});
/** The document to sign: everything the contract says, as text, frozen when it is sent. Browsers, the PDF and the print lay it out. */
export const contractPaperSchema = z.object({
  /** The document type: `Contract` or `Change order`. */
  noun: words.default('Contract'),
  title: words,
  number: words,
  version: z.number().int(),
  pageSize: paperSchema.shape.pageSize,
  company: paperSchema.shape.company,
  facts: z.array(labeled),
  parties: z.array(z.object({ role: words, name: words, title: words })),
  scope: words,
  /** The schedule of values with its total in the last row. */
  schedule: table.nullable(),
  tables: z.array(table),
  clauses: z.array(z.object({ heading: words, body: words, basis: words })),
  exhibits: z.array(z.object({ heading: words, text: words, file: attachedFile })),
  /** Notices the local law requires, with their source. */
  notices: z.array(words),
});
export type ContractPaper = z.infer<typeof contractPaperSchema>;

/** Parses a stored document for display; null if there is none, or it is damaged. */
export function storedPaper(text: string): ContractPaper | null {
  try {
    return contractPaperSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Given = {
  contract: ContractInput;
  company: PrintedCompany & { branding: { licenses?: readonly BrandLicense[] } };
  /** The version it becomes. */
  version: number;
  /** The company's day. */
  today: string;
};

/** Builds a contract's document for signing. @throws AppError never; missing values become blanks */
export function contractPaper({ contract, company, version, today }: Given): ContractPaper {
  const { timeZone } = company;
  const { licenses, ...named } = mergeCompany(company);
  const values = mergeValues(contract, { ...named, licenses });
  const merged = (text: string): string => mergeText(text, values);
  const money = (cents: number): string => formatCents(cents, { currency: contract.currency });
  const day = (value: string): string => formatPaperDate(value, { timeZone });
  const { terms } = contract;
  return {
    noun: 'Contract',
    title: contract.title,
    number: contract.number,
    version,
    pageSize: pageSizeOf(company),
    company: printedCompany(company),
    facts: [
      { label: 'Contractor', value: company.name },
      { label: 'Licenses', value: licenses.join(', ') },
      { label: 'Customer', value: contract.customerName },
      { label: 'Job site', value: contract.propertyAddress },
      { label: PRICE_TYPE_LABELS[contract.priceType], value: money(contract.priceCents) },
      { label: 'Deposit', value: terms.depositCents === 0 ? '' : money(terms.depositCents) },
      { label: 'Retainage', value: values.retainage === 'no' ? '' : values.retainage },
      { label: 'Payment due', value: terms.paymentDays === 0 ? '' : `${terms.paymentDays} days after each bill` },
      { label: 'Starts', value: day(contract.startsOn) },
      { label: 'Finishes', value: day(contract.finishesOn) },
    ].filter(({ value }) => value !== ''),
    parties: contract.parties.map(({ role, name, title }) => ({ role: PARTY_ROLE_LABELS[role], name, title })),
    scope: merged(contract.scope),
    schedule: scheduleTable(contract, money),
    tables: [milestoneTable(contract, money, day), coverTable(contract, money, day)].filter((one) => one !== null),
    clauses: contract.clauses.map(({ title, body, source, confidence, checkedOn }, index) => ({
      heading: `${index + 1}. ${title}`,
      body: merged(body),
      basis: source === '' ? '' : `${source} (confidence ${confidence}, checked ${day(checkedOn)})`,
    })),
    exhibits: contract.exhibits.map(({ title, text, file }, index) => ({
      heading: `${exhibitName(index)}: ${title}`,
      text: merged(text),
      file,
    })),
    notices: noticesOf(contract, today, licenses),
  };
}

type Money = (cents: number) => string;
type Day = (value: string) => string;
type Table = z.infer<typeof table>;
const columns = (...labels: [label: string, isNumber: boolean][]): Table['columns'] =>
  labels.map(([label, isNumber]) => ({ label, isNumber }));

function scheduleTable({ schedule, priceType }: ContractInput, money: Money): Table | null {
  const lines = readSchedule(schedule) ?? [];
  if (lines.length === 0) return null;
  const hasUnits = priceType === 'unit';
  return {
    id: 'schedule',
    title: 'Schedule of values',
    columns: hasUnits
      ? columns(
          ['Item', false],
          ['Description', false],
          ['Estimated quantity', true],
          ['Unit price', true],
          ['Value', true],
        )
      : columns(['Item', false], ['Description', false], ['Value', true]),
    rows: [
      ...lines.map((line) => [
        line.item,
        line.fee ? `${line.description} (${feeWords(line.fee, money(line.scheduledValueCents))})` : line.description,
        ...(hasUnits ? unitCells(line, money) : []),
        money(line.scheduledValueCents),
      ]),
      [
        '',
        priceType === 'fixed' ? 'Contract sum' : SUM_WORDS[priceType],
        ...(hasUnits ? ['', ''] : []),
        money(scheduledCents(lines)),
      ],
    ],
  };
}

/** The label of the sum for contracts without a fixed price. */
const SUM_WORDS = {
  unit: 'Estimated contract sum',
  'cost-plus': 'Expected contract sum',
  'not-to-exceed': 'Contract sum, not to be exceeded',
} as const;

const feeWords = ({ kind, ppm }: Fee, amount: string): string =>
  kind === 'percent'
    ? `fee of ${formatRate(ppm)} of the cost of the work`
    : `fixed fee of ${amount}, earned as the cost is`;

const unitCells = ({ quantityE4, unit, unitPriceCents }: ScheduleOfValuesLine, money: Money): [string, string] =>
  quantityE4 === null || unitPriceCents === null
    ? ['', '']
    : [[formatQuantity(quantityE4), unit].filter(Boolean).join(' '), money(unitPriceCents)];

const milestoneTable = ({ milestones }: ContractInput, money: Money, day: Day): Table | null =>
  milestones.length === 0
    ? null
    : {
        id: 'milestones',
        title: 'Milestones',
        columns: columns(['Milestone', false], ['Due', false], ['Payment due', true]),
        rows: milestones.map(({ name, dueOn, amountCents }) => [
          name,
          day(dueOn),
          amountCents === 0 ? '' : money(amountCents),
        ]),
      };

const coverTable = ({ covers }: ContractInput, money: Money, day: Day): Table | null =>
  covers.length === 0
    ? null
    : {
        id: 'covers',
        title: 'Insurance, bonds and permits',
        columns: columns(['Kind', false], ['Issued by', false], ['Number', false], ['Limit', true], ['Until', false]),
        rows: covers.map(({ kind, issuer, number, limitCents, expiresOn }) => [
          COVER_KIND_LABELS[kind],
          issuer,
          number,
          limitCents === 0 ? '' : money(limitCents),
          day(expiresOn),
        ]),
      };

/** The notice of the right to cancel is part of the document: its days are counted from the day on which all have signed. */
function noticesOf(contract: ContractInput, today: string, licenses: readonly string[]): string[] {
  if (contract.lawState === '') return [];
  const right = cancelRightOf(contract, today);
  return [
    ...(right
      ? [
          `Notice of the right to cancel: the buyer may cancel this contract, without penalty or obligation, until midnight of the ${ordinal(right.businessDays)} business day after the day on which it was signed and this notice was received. Saturdays count as business days; Sundays${right.areStateHolidaysLeftOut ? ', federal holidays, and holidays of the state' : ' and federal holidays'} do not.${right.refundDays === null ? '' : ` Payments are returned within ${right.refundDays} days.`} To cancel, send a signed and dated notice to the contractor.`,
        ]
      : []),
    ...(licenses.length === 0 ? licenseFindings(contract, today).map(({ message }) => message) : []),
  ];
}

const ordinal = (count: number): string => ({ 1: '1st', 2: '2nd', 3: '3rd' })[count] ?? `${count}th`;
