import { plainAmount } from '@/domain/money/format';
import { PLAN_OP_LABELS, type PlanOp } from '@/domain/quickbooks/plan';
import type { SeenRow } from '@/domain/quickbooks/api';

export const OP_TONES = {
  create: 'success',
  update: 'info',
  link: 'info',
  void: 'warning',
  leave: 'neutral',
  blocked: 'danger',
} as const satisfies Record<PlanOp, string>;

export type PlanFilter = { op: string; kind: string };

/** Returns the rows that pass the search and filters. Without a filter, unchanged rows are omitted: there is nothing to review. */
export function rowsShown(rows: readonly SeenRow[], { op, kind }: PlanFilter, q: string): SeenRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (op === '' ? row.op === 'leave' && row.reason === '' : row.op !== op) return false;
    if (kind !== '' && row.kind !== kind) return false;
    const text = `${row.label} ${row.reason} ${row.on}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

export const kindsIn = (rows: readonly SeenRow[]): string[] => [...new Set(rows.map(({ kind }) => kind))].toSorted();

export const PLAN_HEADER = [
  'What',
  'Kind',
  'Document',
  'Date',
  'Here',
  'In QuickBooks',
  'Tax here',
  'Tax in QuickBooks',
  'Why',
];
const decimals = (cents: number | null): string => (cents === null ? '' : plainAmount(cents));

/** Converts the dry run to a table for export. */
export const planTable = (rows: readonly SeenRow[]): string[][] =>
  rows.map((row) => [
    PLAN_OP_LABELS[row.op],
    row.kind,
    row.label,
    row.on,
    decimals(row.oursCents),
    decimals(row.theirsCents),
    decimals(row.oursTaxCents),
    decimals(row.theirsTaxCents),
    row.reason,
  ]);
