import { DIMENSIONS, ALL, type Field } from './cells';
import type { Records } from './model';
import { isMonth, type MonthRange } from './range';
import { cellWithoutUnit } from './units';

/** The records a list shows: those behind a figure in a range. */
export type Behind = { range: MonthRange; title: string } & Exclude<Records, { kind: 'page' }>;

const LEDGER_KINDS = ['sales', 'money', 'tax', 'discounts'] as const;

/** Builds the query string for the records behind a figure. */
export function questionOf(records: Exclude<Records, { kind: 'page' }>, range: MonthRange, title: string): string {
  const asked: Record<string, string> =
    records.kind === 'ledger'
      ? { ledger: records.of, ...(records.unit !== undefined && { unit: records.unit }) }
      : { cell: records.cell, fields: records.fields.join(',') };
  const month = records.kind === 'ledger' ? records.month : undefined;
  return Object.entries({ from: month ?? range.from, to: month ?? range.to, title, ...asked })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** Parses a query string; null if it isn't one that a report links to. */
export function behindOf(params: Pick<URLSearchParams, 'get'>): Behind | null {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (!isMonth(from) || !isMonth(to) || to < from) return null;
  const common = { range: { from, to }, title: params.get('title') ?? '' };
  const of = LEDGER_KINDS.find((kind) => kind === params.get('ledger'));
  const unit = params.get('unit') ?? '';
  if (of) return { ...common, kind: 'ledger', of, ...(unit !== '' && { unit }) };
  const cell = params.get('cell') ?? '';
  const about = cellWithoutUnit(cell);
  const isCell = about === ALL || DIMENSIONS.some((dimension) => about.startsWith(`${dimension}:`));
  const fields = (params.get('fields') ?? '')
    .split(',')
    .filter((field) => /^[a-zA-Z0-9]{1,30}$/.test(field)) as Field[];
  return isCell && fields.length > 0 ? { ...common, kind: 'marks', cell, fields } : null;
}
