import { cell, type Amendments } from '../core/grid';
import type { FixtureLoad } from './fixtureUnits';
import { UPC_FLUSHOMETERS } from './tables/upcFixtureUnits';

const PRINTED_COUNTS = 5;

/** Applies UPC 610.10: the first five flushometers by the table, each further one the same again. */
export function progressive(fixture: 'water-closets' | 'urinals', qty: number, amendments?: Amendments): FixtureLoad[] {
  if (qty === 0) return [];
  const of = (row: string): number => cell(UPC_FLUSHOMETERS, row, fixture, amendments) ?? 0;
  const total = of(String(Math.min(qty, PRINTED_COUNTS))) + Math.max(0, qty - PRINTED_COUNTS) * of('each further');
  return [{ fixture: `flushometer ${fixture}`, row: `UPC 610.10 | ${qty}`, qty, cold: total, hot: 0, total }];
}
