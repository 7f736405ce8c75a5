import type { WorkParts } from './workParts';

/** Unusable input: it stays in its field, and the last valid value still counts. */
export type Refusal = {
  text: string;
  message: string;
  /** The parsed value; undefined when it could not be parsed. */ value?: unknown;
};
export type Refusals = Readonly<Record<string, Refusal>>;

/** The edited values, with the rejected input by field. */
export type DraftOf<W> = W & { refused: Refusals };

/** How one kind of calculation is read from its record `R` and written back, `W` being what is edited of it. */
export type CalculationKind<R extends { title: string }, W extends { title: string }> = {
  /** Null when what is stored cannot be read. */
  workOf: (record: R) => W | null;
  /** The record's fields for what differs between two states; nothing when they are the same. */
  changedFields: (from: W, to: W) => Partial<R>;
  parts: WorkParts<W>;
};
