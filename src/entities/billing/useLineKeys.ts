import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { focusCell, gridMove, placeOf } from './gridKeys';
import { isEmptyLine, newLine } from './newLine';
import { isRows, pastedLines } from './pastedLines';
import type { LineEdits } from './useLineEdits';

type LineKeys = {
  lines: readonly DocumentLine[];
  /** The cells of a line, in order. */
  columns: readonly string[];
  edits: LineEdits;
  limit: number;
  /** Receives rows that couldn't be pasted, as text. */
  onRefused: (rows: string[]) => void;
  container: RefObject<HTMLDivElement | null>;
  /** Scrolls to a line that isn't rendered at the moment. */
  reveal?: (index: number) => void;
};

/** Provides keyboard control of lines: Enter adds one below, arrows move, Alt with arrows reorders, pasted rows become lines. */
export function useLineKeys({ lines, columns, edits, limit, onRefused, container, reveal = () => {} }: LineKeys) {
  const focus = (row: number, column: string): void => {
    // The line may have been added by this very event: it's there in the next frame.
    requestAnimationFrame(() => focusCell(container.current, { row, column }, reveal));
  };

  const press = (event: KeyboardEvent): void => {
    const move = gridMove(event, columns);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'add-below') {
      if (lines.length >= limit) return;
      edits.insert(move.row + 1, [newLine({ optionId: lines[move.row]?.optionId ?? '' })]);
      focus(move.row + 1, 'name');
    } else if (move.kind === 'move') {
      const column = placeOf(event.target)?.column ?? 'name';
      const line = lines[move.row];
      if (!line || !lines[move.row + move.by]) return;
      edits.move(line.id, move.row + move.by);
      focus(move.row + move.by, column);
    } else if (lines[move.place.row]) {
      focus(move.place.row, move.place.column);
    }
  };

  const paste = (event: ClipboardEvent): void => {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text');
    if (place?.column !== 'name' || !isRows(text)) return;
    event.preventDefault();
    const { lines: pasted, refused } = pastedLines(text, lines.length, limit);
    const at = lines[place.row];
    onRefused(refused);
    if (pasted.length === 0) return;
    edits.insertWithUndo(place.row + 1, pasted);
    if (at && isEmptyLine(at)) edits.discard(at.id);
  };

  return { press, paste };
}
