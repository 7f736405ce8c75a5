/**
 * Grade of evidence for a number: V2 in two independent public copies, V1 in one, F from a fitted or re-derived
 * formula, M from memory of the code, so the book must be checked.
 */
export type Grade = 'V2' | 'V1' | 'F' | 'M';

/** A size adjacent to the chosen one, with its effect. */
export type Neighbor = { size: string; [figure: string]: number | string | boolean };

/** The reason for an answer: its source, the governing rule, the remaining margin, and the adjacent sizes. */
export type Why = {
  /** As the code names it; the formula where there is no table. */ table: string;
  edition: string;
  /** Row, and column where that says more. */ row: string;
  governedBy: string;
  grade: Grade;
  /** Distance to the limit, in the limit's unit. */ margin?: number;
  marginUnit?: string;
  /** One size down and why it was not taken. */ smaller?: Neighbor;
  /** One size up. */ larger?: Neighbor;
  /** Local amendments that replaced printed values. */ amendedBy?: string[];
};

/** Hides floating-point noise in remainders. */
export const rounded = (value: number, decimals = 4): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Returns the margin to a limit, for `why`. */
export const marginTo = (limit: number, value: number, marginUnit: string): { margin: number; marginUnit: string } => ({
  margin: rounded(limit - value),
  marginUnit,
});
