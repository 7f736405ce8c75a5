import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { isKept } from './lineCount';
import { styles } from './styles';

/** A grid cell, with its number of text lines. */
export type GridCell = { view: ReactElement; lines: number };

/**
 * Renders cells side by side, `columns` per row; if a row contains a long text, its cells are stacked. Rows are separate and never split:
 * the engine can't split one that wraps, and the part on the next page would lose its place in the row.
 */
export function PdfGrid({ cells, columns }: { cells: readonly GridCell[]; columns: number }) {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((row, index) => {
    const views = row.map(({ view }) => view);
    return isKept(Math.max(...row.map(({ lines }) => lines))) ? (
      <View key={index} style={styles.rowTop} wrap={false}>
        {views}
      </View>
    ) : (
      <View key={index}>{views}</View>
    );
  });
}
