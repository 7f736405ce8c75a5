import type { ReportFact, ReportTable } from '../calculation/reportTable';

/** A report on measurements or an inspection, as printed for a customer: everything as text. */
export type FieldReport = {
  /** The type of document: `Readings`. */
  kind: string;
  /** Its subject: `Refrigerant circuit, cooling`. */
  title: string;
  number: string;
  /** The result in one line. */
  headline: string;
  facts: readonly ReportFact[];
  /** The results, each number against its limit. */
  tables: readonly ReportTable[];
  /** Text printed verbatim, such as that of a statute. */
  texts?: readonly { title: string; paragraphs: readonly string[] }[];
  /** Signers on paper, each on a separate line. */
  signers?: readonly { role: string; name: string }[];
  /** Conclusions: findings, likely causes, notes. */
  lists: readonly { title: string; notes: readonly { text: string; hint: string }[] }[];
  /** The underlying data, for anyone checking it. */
  details: readonly ReportTable[];
  photos: readonly { url: string; caption: string }[];
  disclaimer: string;
};
