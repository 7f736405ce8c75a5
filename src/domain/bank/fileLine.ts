import { DESCRIPTION_LENGTH } from './schema';

/** A line as read from a file, before it is compared with what is stored. */
export type FileLine = {
  /** The bank's day, YYYY-MM-DD. */
  on: string;
  /** Negative for withdrawals. */
  amountCents: number;
  description: string;
  checkNumber: string;
  /** FITID, or a CSV column with the bank's own ID; ''. */
  bankId: string;
};

/** Normalizes a file line for comparing and storing: collapses whitespace, strips leading zeros from check numbers. */
export const fileLineOf = ({ on, amountCents, description, checkNumber, bankId }: FileLine): FileLine => ({
  on,
  amountCents,
  description: description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH),
  checkNumber: checkNumber.replace(/^0+(?=\d)/, '').slice(0, 30),
  bankId: bankId.slice(0, 255),
});

/** A rejected row and the reason. */
export type RefusedRow = { row: number; text: string; why: string };

/** One account's lines in a file. */
export type Statement = {
  /** Default account name: `Checking …6789`; '' if the file doesn't say. */
  accountName: string;
  accountEnd: string;
  currency: string;
  lines: FileLine[];
  refused: RefusedRow[];
};
