import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { isKept } from '../lineCount';

/** A row or two alone at the foot or the head of a page look lost, and are overlooked. */
const KEPT_ROWS = 3;

/** A row with its key, and how many lines of text it takes. */
export type KeptRow = { view: ReactElement; lines: number };

/** Rows that continue across pages: the first three stay together, and so do the last three, unless they are too long for that. */
export function KeptEnds({ rows }: { rows: readonly KeptRow[] }) {
  const last = Math.max(KEPT_ROWS, rows.length - KEPT_ROWS);
  return (
    <>
      <Together rows={rows.slice(0, KEPT_ROWS)} />
      {rows.slice(KEPT_ROWS, last).map(({ view }) => view)}
      <Together rows={rows.slice(last)} />
    </>
  );
}

function Together({ rows }: { rows: readonly KeptRow[] }) {
  const lines = rows.reduce((sum, row) => sum + row.lines, 0);
  return <View wrap={!isKept(lines)}>{rows.map(({ view }) => view)}</View>;
}
