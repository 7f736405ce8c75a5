import { paths } from '@/lib/paths';
import { AGING_BUCKET_LABELS, AGING_BUCKETS } from '../../billing/aging';
import { figuresOfMonths } from '../../ledger/period';
import { NO_MONTH_SUMS } from '../../ledger/schema';
import { sumOf } from '../../money/amounts';
import type { Currency } from '../../money/schema';
import { agesOf, cashIn, owedFigures } from '../build/cash';
import { salesFigure } from '../build/sales';
import { figure, ledgerIn, ledgerSum, monthLabels, monthName, type LedgerInput } from '../build/sums';
import type { Chart, Earlier, Figure, Report, ReportTable } from '../model';
import { comparedRange, monthsIn, rangeText } from '../range';
import type { CompanySums } from './api';

/** Companies that bill in one currency, so that they can be added up. */
export type CurrencyGroup = { currency: Currency; companies: readonly CompanySums[] };

export const byCurrency = (companies: readonly CompanySums[]): CurrencyGroup[] =>
  [...new Set(companies.map(({ currency }) => currency))].map((currency) => ({
    currency,
    companies: companies.filter((company) => company.currency === currency),
  }));

const inputOf = ({ range, comparison, today, ledger }: CompanySums): LedgerInput => ({
  ...{ range, comparison, today },
  ledger: ledger.map((month) => ({ ...NO_MONTH_SUMS, ...month, units: {} })),
});

const invoiced = (input: LedgerInput): Figure =>
  figure(
    input,
    {
      ...{ id: 'invoiced', label: 'Invoiced', unit: 'money', better: 'more', records: null },
      definition: 'Sales with tax: invoices issued, less credit notes and voided invoices.',
    },
    (range) => figuresOfMonths(ledgerIn(input, range)).invoicedCents,
  );

/** Returns the figures of one company, as in its own reports. */
function figuresOf(company: CompanySums): Figure[] {
  const input = inputOf(company);
  const ages = agesOf(company);
  const owedCents = sumOf(AGING_BUCKETS.map((bucket) => ages[bucket].cents));
  return [salesFigure(input), invoiced(input), cashIn(input), ...owedFigures(ages, owedCents)];
}

/** The report in which a company has a figure, by the column of the table. */
const REPORT_OF: Readonly<Record<string, 'sales' | 'cash'>> = {
  ...{ sales: 'sales', invoiced: 'sales', cash: 'cash', owed: 'cash', overdue: 'cash' },
};

/** A report on several companies, with the address that a cell opens in its row's company; '' for none. */
export type CompaniesReport = Report & {
  pathOf: (table: string, row: string, column: number, question: string) => string;
};

/** Compares several companies of one currency side by side and in total. */
export function companiesReport({ companies }: CurrencyGroup): CompaniesReport {
  const each = companies.map((company) => ({ company, figures: figuresOf(company) }));
  const columns = (each[0]?.figures ?? []).flatMap((stated, index) => {
    const isCompared = stated.earlier !== null && (stated.id === 'sales' || stated.id === 'cash');
    return [{ stated, index, isBefore: false }, ...(isCompared ? [{ stated, index, isBefore: true }] : [])];
  });
  const cellsOf = (figures: readonly Figure[]) =>
    columns.map(({ index, isBefore }) => {
      const found = figures[index];
      return (isBefore ? found?.earlier?.value : found?.value) ?? null;
    });
  const together = (each[0]?.figures ?? []).map((stated, index) =>
    addUp(
      stated,
      each.flatMap(({ figures }) => figures[index] ?? []),
    ),
  );
  const beside: ReportTable = {
    id: 'companies',
    title: 'Companies',
    columns: [
      { label: 'Company', unit: 'text' },
      ...columns.map(({ stated, isBefore }) => ({
        label: isBefore ? `${stated.label} before` : stated.label,
        unit: 'money' as const,
      })),
    ],
    rows: each.map(({ company, figures }) => ({
      ...{ id: company.companyId, records: null },
      cells: [company.name, ...cellsOf(figures)],
    })),
    total: ['Together', ...cellsOf(together)],
  };
  return {
    figures: together,
    charts: [...trendOf(companies), ...barsOf(each)],
    tables: [beside, agesTable(companies), ...monthsTable(companies)],
    notes: notesOf(companies),
    pathOf: (table, row, column, question) => {
      if (!companies.some(({ companyId }) => companyId === row)) return '';
      const report = table === 'aging' ? 'cash' : REPORT_OF[columns[column - 1]?.stated.id ?? 'sales'];
      return report ? `${paths.report(report)}${question === '' ? '' : `?${question}`}` : '';
    },
  };
}

/** Adds up the same figure of all companies. The comparison is with a whole period if it is for any of them. */
function addUp(stated: Figure, figures: readonly Figure[]): Figure {
  const before = figures.flatMap(({ earlier }) => earlier ?? []);
  const earlier: Earlier | null =
    before.length < figures.length
      ? null
      : { value: sumOf(before.map(({ value }) => value ?? 0)), isWhole: before.some(({ isWhole }) => isWhole) };
  return { ...stated, records: null, earlier, value: sumOf(figures.map(({ value }) => value ?? 0)) };
}

const isOneRange = (companies: readonly CompanySums[]): boolean =>
  new Set(companies.map(({ range }) => `${range.from} ${range.to}`)).size === 1;

const salesIn = (companies: readonly CompanySums[], month: string): number =>
  sumOf(
    companies.map((company) => ledgerSum(inputOf(company), { from: month, to: month }, ({ salesCents }) => salesCents)),
  );

/** Returns the combined sales, month by month; none if some are already in another month. */
function trendOf(companies: readonly CompanySums[]): Chart[] {
  const [first] = companies;
  if (!first || !isOneRange(companies)) return [];
  const months = monthsIn(first.range);
  if (months.length === 1) return [];
  const compared = comparedRange(first.range, first.comparison);
  const earlier = compared ? monthsIn(compared) : [];
  const points = months.map((month, index) => {
    const before = earlier[index];
    return {
      ...monthLabels(month),
      value: salesIn(companies, month),
      before: before === undefined ? null : salesIn(companies, before),
    };
  });
  return [{ id: 'trend', title: 'Sales, all together', unit: 'money', kind: 'trend', points }];
}

function barsOf(each: readonly { company: CompanySums; figures: readonly Figure[] }[]): Chart[] {
  const bars = (id: string, title: string): Chart => ({
    ...{ id, title, unit: 'money', kind: 'bars' },
    rows: each.map(({ company, figures }) => {
      const found = figures.find((one) => one.id === id);
      const earlier = found?.earlier;
      return {
        ...{ id: company.companyId, label: company.name, value: found?.value ?? 0 },
        before: earlier ? (earlier.value ?? 0) : null,
      };
    }),
  });
  const valueOf = (figures: readonly Figure[], id: string) => figures.find((one) => one.id === id)?.value ?? 0;
  return [
    bars('sales', 'Sales by company'),
    bars('cash', 'Money in by company'),
    {
      ...{ id: 'owed', title: 'Owed today by company', unit: 'money', kind: 'bars', names: ['Owed', 'Overdue'] },
      caption: 'As of today',
      rows: each.map(({ company, figures }) => ({
        ...{ id: company.companyId, label: company.name },
        value: valueOf(figures, 'owed'),
        before: valueOf(figures, 'overdue'),
      })),
    },
  ];
}

function agesTable(companies: readonly CompanySums[]): ReportTable {
  const rows = companies.map((company) => {
    const ages = agesOf(company);
    const cents = AGING_BUCKETS.map((bucket) => ages[bucket].cents);
    return { id: company.companyId, cells: [company.name, ...cents, sumOf(cents)], records: null };
  });
  return {
    id: 'aging',
    title: 'Owed today, by age',
    columns: [
      { label: 'Company', unit: 'text' },
      ...AGING_BUCKETS.map((bucket) => ({ label: AGING_BUCKET_LABELS[bucket], unit: 'money' as const })),
      { label: 'Owed', unit: 'money' },
    ],
    rows,
    total: totalOf('Together', rows),
  };
}

/** Builds a table of monthly sales with a column per company. */
function monthsTable(companies: readonly CompanySums[]): ReportTable[] {
  const [first] = companies;
  if (!first || !isOneRange(companies)) return [];
  const rows = monthsIn(first.range).map((month) => ({
    ...{ id: month, records: null },
    cells: [
      monthName(month),
      ...companies.map((company) => salesIn([company], month)),
      ...(companies.length > 1 ? [salesIn(companies, month)] : []),
    ],
  }));
  const amounts = [...companies.map(({ name }) => name), ...(companies.length > 1 ? ['Together'] : [])];
  return [
    {
      ...{ id: 'months', title: 'Sales by month' },
      columns: [{ label: 'Month', unit: 'text' }, ...amounts.map((label) => ({ label, unit: 'money' as const }))],
      rows,
      total: totalOf('All', rows),
    },
  ];
}

const totalOf = (label: string, rows: readonly { cells: readonly (string | number)[] }[]): (string | number)[] => [
  label,
  ...(rows[0]?.cells.slice(1) ?? []).map((_, index) => sumOf(rows.map(({ cells }) => Number(cells[index + 1])))),
];

function notesOf(companies: readonly CompanySums[]): string[] {
  const months = companies.map(({ name, range, today }) => `${name}: ${rangeText(range, today)}.`);
  return [
    'The figures are those of each company’s own reports. What is owed is as of today, whatever time is chosen.',
    ...(isOneRange(companies) ? [] : [`Each company by its own month. ${months.join(' ')}`]),
  ];
}
