import type { WorkParts } from './workParts';

/** Invalid input: it stays in its field, and the last valid value still counts. */
export type Refusal = {
  text: string;
  message: string;
  /** The parsed value; undefined if it couldn't be parsed. */ value?: unknown;
};
export type Refusals = Readonly<Record<string, Refusal>>;

/** The edited values, with rejected input by field. */
export type DraftOf<W> = W & { refused: Refusals };

/** Conversion of one kind of calculation from its record `R` and back, with `W` being the editable part. */
export type CalculationKind<R extends { title: string }, W extends { title: string }> = {
  /** Returns null if the stored record is unreadable. */
  workOf: (record: R) => W | null;
  /** Returns the record's fields that differ between two states; empty if they're the same. */
  changedFields: (from: W, to: W) => Partial<R>;
  parts: WorkParts<W>;
};
