import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { isKept } from '../lineCount';

/** One or two rows alone at the bottom or top of a page look lost, and are overlooked. */
const KEPT_ROWS = 3;

/** A row with its key and number of text lines. */
export type KeptRow = { view: ReactElement; lines: number };

/** Renders rows that continue across pages: the first three stay together, and so do the last three, unless they're too long for that. */
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
