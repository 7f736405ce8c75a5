import { View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { isKept } from './lineCount';
import { styles } from './styles';

/** Something in a grid, with how many lines of text it takes. */
export type GridCell = { view: ReactElement; lines: number };

/**
 * Cells side by side, `columns` to a row; those of a row with a long text one below the other. Rows of their own, and none that is
 * divided: the engine cannot divide one that wraps, and what continues on the next page loses its place in its row.
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
