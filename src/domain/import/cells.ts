import type { ColumnMapping } from './mapping';
import type { TableRow } from './table';
import type { ImportTarget } from './targets';

export type Cell = { column: string; index: number; value: string };

/** Placeholders a spreadsheet shows for a value it couldn't keep or calculate. */
const LOST_VALUE = /^(?:#{3,}|#(?:NAME\?|N\/A|REF!|VALUE!|DIV\/0!|NUM!|NULL!))$/;
/** Whether a value is a long number that a spreadsheet rounded, dropping its last digits: `8.755E+16`. */
export const isRoundedNumber = (value: string): boolean => /^\d(?:[.,]\d+)?E\+\d{2,}$/i.test(value);

/** Invisible characters: zero-width spaces and text direction controls. The emoji joiner stays. */
const INVISIBLE = /[\0\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Returns a cell's intended text: without `="…"`, which keeps a number as text in Excel, without the apostrophe that our own exports put
 * before a formula, and without invisible characters.
 */
function cleanCell(raw: string): string {
  // Fast path for almost every cell; there are millions of them.
  if (/^(?:[\w(][ -~]*)?$/.test(raw)) return withoutPointZero(raw.trimEnd());
  const value = raw.replace(INVISIBLE, '').replace(/\r\n?/g, '\n').trim();
  const kept = /^="(.*)"$/s.exec(value)?.[1] ?? value;
  return withoutPointZero(
    (/^'(?:[=+\-@\uff1d\uff0b\uff0d\uff20]|[\d().\- ]+$)/.test(kept) ? kept.slice(1) : kept).normalize('NFC').trim(),
  );
}

/** Strips the trailing `.0`: exports from a table of floating-point numbers write whole numbers as `1042.0`. */
const withoutPointZero = (value: string): string => (/^\d{1,15}\.0$/.test(value) ? value.slice(0, -2) : value);

/** Groups one row's cells by target, keeping where each came from for messages. */
export function cellsByTarget(row: TableRow, columns: readonly string[], mapping: ColumnMapping) {
  const values = new Map<ImportTarget, Cell[]>();
  const lost: Cell[] = [];
  mapping.forEach((target, index) => {
    const value = cleanCell(row.cells[index] ?? '');
    // Some systems write an empty cell as a dash or `N/A`.
    if (target === '' || value === '' || /^(?:n\/a|[-–—]{1,3})$/i.test(value)) return;
    const cell = { column: columns[index] ?? '', index, value };
    if (LOST_VALUE.test(value)) {
      lost.push(cell);
      return;
    }
    const known = values.get(target) ?? [];
    known.push(cell);
    values.set(target, known);
  });
  const all = (target: ImportTarget): readonly Cell[] => values.get(target) ?? [];
  return {
    all,
    /** Cells whose value a spreadsheet has lost. */
    lost,
    first: (target: ImportTarget): string => all(target)[0]?.value ?? '',
    /** One line of text: line breaks and tabs become spaces. */
    line: (target: ImportTarget): string => (all(target)[0]?.value ?? '').replace(/\s+/g, ' '),
    columnOf: (target: ImportTarget): string => all(target)[0]?.column ?? '',
  };
}
export type Cells = ReturnType<typeof cellsByTarget>;
