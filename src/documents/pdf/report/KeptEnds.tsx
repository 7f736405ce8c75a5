import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';

/** A row or two alone at the foot or the head of a page look lost, and are overlooked. */
const KEPT_ROWS = 3;

/** Rows that continue across pages: the first three stay together, and so do the last three. Each row needs a key. */
export function KeptEnds({ rows }: { rows: readonly ReactElement[] }) {
  const last = Math.max(KEPT_ROWS, rows.length - KEPT_ROWS);
  return (
    <>
      <View wrap={false}>{rows.slice(0, KEPT_ROWS)}</View>
      {rows.slice(KEPT_ROWS, last)}
      <View wrap={false}>{rows.slice(last)}</View>
    </>
  );
}
