import type { ReportFact, ReportTable } from '../calculation/reportTable';

/** What was measured or inspected, as printed for a customer: all of it as text. */
export type FieldReport = {
  /** What kind of paper it is: `Readings`. */
  kind: string;
  /** What it is about: `Refrigerant circuit, cooling`. */
  title: string;
  number: string;
  /** What it comes to, in a line. */
  headline: string;
  facts: readonly ReportFact[];
  /** What came out, each number against its limit. */
  tables: readonly ReportTable[];
  /** Words that are read as they are, such as those of a statute. */
  texts?: readonly { title: string; paragraphs: readonly string[] }[];
  /** Who signs on paper, each on a line of their own. */
  signers?: readonly { role: string; name: string }[];
  /** What follows from it: findings, likely causes, notes. */
  lists: readonly { title: string; notes: readonly { text: string; hint: string }[] }[];
  /** What it was worked out from, for who wants to check. */
  details: readonly ReportTable[];
  photos: readonly { url: string; caption: string }[];
  disclaimer: string;
};
