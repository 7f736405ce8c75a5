import { periodLabel, periodOf, type Period } from '../ledger/months';
import type { LedgerMonth } from '../ledger/schema';
import { formatRate, plainAmount } from '../money/format';

/** One tax in one period. Amounts in cents; negative if more was credited than issued. */
export type TaxReportRow = {
  period: string;
  jurisdiction: string;
  level: string;
  region: string;
  name: string;
  /** The rates that were charged, ascending, in parts per million. */
  ratesPpm: number[];
  taxableCents: number;
  /** Amounts covered by the tax but at 0%: exempt customers, exempt work. */
  exemptCents: number;
  taxCents: number;
};

export type TaxPeriodTotal = { period: string; salesCents: number; taxCents: number };
export type TaxReport = { rows: TaxReportRow[]; totals: TaxPeriodTotal[] };

/** Sums monthly totals by period, jurisdiction and tax: amounts charged, by issue date (accrual). */
export function taxReport(months: readonly LedgerMonth[], by: Period): TaxReport {
  const rows = new Map<string, TaxReportRow>();
  const totals = new Map<string, TaxPeriodTotal>();
  for (const month of months) {
    const period = periodOf(month.month, by);
    const total = totals.get(period) ?? { period, salesCents: 0, taxCents: 0 };
    totals.set(period, {
      period,
      salesCents: total.salesCents + month.salesCents,
      taxCents: total.taxCents + month.taxCents,
    });
    for (const { taxId, name, jurisdiction, level, region, ratePpm, taxableCents, taxCents } of Object.values(
      month.taxes,
    )) {
      // Two zones may each have a state's tax under its own id: for the state it is one tax.
      const key = [period, region, level, jurisdiction, name, jurisdiction === '' ? taxId : ''].join('\n');
      const row = rows.get(key) ?? {
        period,
        jurisdiction,
        level,
        region,
        name,
        ratesPpm: [],
        taxableCents: 0,
        exemptCents: 0,
        taxCents: 0,
      };
      if (ratePpm > 0 && !row.ratesPpm.includes(ratePpm))
        row.ratesPpm = [...row.ratesPpm, ratePpm].sort((a, b) => a - b);
      if (ratePpm > 0) row.taxableCents += taxableCents;
      else row.exemptCents += taxableCents;
      row.taxCents += taxCents;
      rows.set(key, row);
    }
  }
  return {
    rows: [...rows.values()].sort(byPlace),
    totals: [...totals.values()].sort((a, b) => a.period.localeCompare(b.period)),
  };
}

const byPlace = (a: TaxReportRow, b: TaxReportRow): number =>
  a.period.localeCompare(b.period) ||
  a.region.localeCompare(b.region) ||
  a.jurisdiction.localeCompare(b.jurisdiction) ||
  a.name.localeCompare(b.name);

export const TAX_REPORT_HEADERS = [
  'Period',
  'State or province',
  'Jurisdiction',
  'Level',
  'Tax',
  'Rates',
  'Taxable sales',
  'Exempt or 0%',
  'Tax charged',
] as const;

/** Returns the report for a spreadsheet: a row per tax, and a row with all sales per period. */
export function taxReportTable({ rows, totals }: TaxReport): string[][] {
  return totals.flatMap(({ period, salesCents, taxCents }) => [
    ...rows
      .filter((row) => row.period === period)
      .map((row) => [
        periodLabel(period),
        row.region,
        row.jurisdiction,
        row.level,
        row.name,
        ratesText(row),
        plainAmount(row.taxableCents),
        plainAmount(row.exemptCents),
        plainAmount(row.taxCents),
      ]),
    [periodLabel(period), '', 'All sales', '', '', '', plainAmount(salesCents), '', plainAmount(taxCents)],
  ]);
}

/** `6.25%`, or `4%, 4.5%` after a rate change. */
export const ratesText = ({ ratesPpm }: Pick<TaxReportRow, 'ratesPpm'>): string =>
  ratesPpm.map((rate) => formatRate(rate)).join(', ') || '0%';
