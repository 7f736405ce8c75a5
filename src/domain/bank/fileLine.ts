import { DESCRIPTION_LENGTH } from './schema';

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

/** A line of what a file says, in the form in which lines are compared and stored: blanks made one, zeros before a check's number left out. */
export const fileLineOf = ({ on, amountCents, description, checkNumber, bankId }: FileLine): FileLine => ({
  on,
  amountCents,
  description: description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH),
  checkNumber: checkNumber.replace(/^0+(?=\d)/, '').slice(0, 30),
  bankId: bankId.slice(0, 255),
});

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
