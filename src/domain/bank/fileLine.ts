/** A line as a file says it, before it is compared with what is stored. */
export type FileLine = {
  /** The bank's day, YYYY-MM-DD. */
  on: string;
  /** Negative for what left the account. */
  amountCents: number;
  description: string;
  checkNumber: string;
  /** FITID, or a CSV column that holds the bank's own id; ''. */
  bankId: string;
};

/** A row that cannot be taken, and why. */
export type RefusedRow = { row: number; text: string; why: string };

/** One account's lines in a file. */
export type Statement = {
  /** What to call the account until somebody says otherwise: `Checking …6789`; '' where the file does not say. */
  accountName: string;
  accountEnd: string;
  currency: string;
  lines: FileLine[];
  refused: RefusedRow[];
};
