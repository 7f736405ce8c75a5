import type { KeyboardEvent } from 'react';

/** Action of a key in the grid; null keeps the browser's default. */
export type CellMove = { kind: 'to'; cell: HTMLElement } | { kind: 'past-end' } | { kind: 'remove' } | { kind: 'copy' };

const cellsOf = (row: Element | null): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[data-column]') ?? []),
];

/** Returns the cell in the row below or above; if that row lacks the column, the one before it. */
function cellIn(row: Element, column: string, columns: readonly string[]): HTMLElement | undefined {
  const at = columns.indexOf(column);
  const cells = cellsOf(row);
  return (
    cells.find((cell) => cell.dataset['column'] === column) ??
    cells.findLast((cell) => columns.indexOf(cell.dataset['column'] ?? '') < at) ??
    cells[0]
  );
}

function rowBeside(row: Element, by: 1 | -1): Element | null {
  const rows = [...(row.closest('table')?.querySelectorAll('[data-row]') ?? [])];
  return rows[rows.indexOf(row) + by] ?? null;
}

/** Makes Enter and arrows move like in a spreadsheet; left and right leave a cell only from the edge of its text. */
export function cellMove(event: KeyboardEvent, columns: readonly string[]): CellMove | null {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || event.nativeEvent.isComposing) return null;
  const row = target.closest('[data-row]');
  const { column } = target.dataset;
  if (!row || column === undefined) return null;
  const isCommand = event.ctrlKey || event.metaKey;
  if (key === 'Delete' && (isCommand || target instanceof HTMLSelectElement)) return { kind: 'remove' };
  if (isCommand && key.toLowerCase() === 'd') return { kind: 'copy' };
  if (isCommand || event.altKey) return null;
  const down = key === 'Enter' ? (event.shiftKey ? -1 : 1) : key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (down !== 0) {
    // Arrows choose in a list; Enter moves on.
    if (target instanceof HTMLSelectElement && key !== 'Enter') return null;
    const next = rowBeside(row, down);
    const cell = next && cellIn(next, column, columns);
    return cell ? { kind: 'to', cell } : key === 'Enter' && down === 1 ? { kind: 'past-end' } : null;
  }
  const cells = cellsOf(row);
  const cell = cells[cells.indexOf(target) + sideways(key, target)];
  return cell && cell !== target ? { kind: 'to', cell } : null;
}

function sideways(key: string, target: HTMLElement): number {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const by = key === 'ArrowLeft' ? -1 : 1;
  if (!(target instanceof HTMLInputElement)) return by;
  const { selectionStart, selectionEnd, value } = target;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return isAll || (by === -1 ? selectionEnd === 0 : selectionStart === value.length) ? by : 0;
}

/** Focuses a cell and selects its content. */
export function enterCell(cell: HTMLElement): void {
  cell.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}
