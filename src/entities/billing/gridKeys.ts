import type { KeyboardEvent } from 'react';

export type CellPlace = { row: number; column: string };

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Returns the cell an event happened in. */
export function placeOf(target: EventTarget): CellPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: cell.dataset['column'] ?? '' } : null;
}

/** Focuses a cell that may have to be scrolled to or rendered first. */
export function focusCell(
  container: HTMLElement | null,
  { row, column }: CellPlace,
  reveal: (row: number) => void,
  triesLeft = 20,
): void {
  const cell = container?.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`);
  if (cell) {
    cell.focus();
    if (isTextField(cell)) cell.select();
  } else if (triesLeft > 0) {
    reveal(row);
    requestAnimationFrame(() => focusCell(container, { row, column }, reveal, triesLeft - 1));
  }
}

type GridMove =
  | { kind: 'focus'; place: CellPlace }
  | { kind: 'add-below'; row: number }
  | { kind: 'move'; row: number; by: 1 | -1 };

/** Returns what a key does in a grid of inputs; null = its default. */
export function gridMove(event: KeyboardEvent, columns: readonly string[]): GridMove | null {
  const place = placeOf(event.target);
  if (!place || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return null;
  const { row, column } = place;
  const isVertical = event.key === 'ArrowUp' || event.key === 'ArrowDown';
  const by = event.key === 'ArrowUp' ? -1 : 1;
  if (event.altKey) return isVertical ? { kind: 'move', row, by } : null;
  if (!isTextField(event.target)) return null;
  if (event.key === 'Enter' && !event.shiftKey) return { kind: 'add-below', row };
  if (event.shiftKey) return null;
  if (isVertical) return { kind: 'focus', place: { row: row + by, column } };
  const next = columns[columns.indexOf(column) + sideways(event.key, event.target)];
  return next === undefined || next === column ? null : { kind: 'focus', place: { row, column: next } };
}

/** Left and right leave the cell only from the text's edge, or if all of it is selected. */
function sideways(key: string, { selectionStart, selectionEnd, value }: TextField): number {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  if (key === 'ArrowLeft' && (isAll || selectionEnd === 0)) return -1;
  if (key === 'ArrowRight' && (isAll || selectionStart === value.length)) return 1;
  return 0;
}
