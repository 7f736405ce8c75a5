import type { ReportFact, ReportTable } from '../calculation/reportTable';

/** A measurement or inspection, as printed for a customer: all of it as text. */
export type FieldReport = {
  /** Kind of document: `Readings`. */
  kind: string;
  /** Subject: `Refrigerant circuit, cooling`. */
  title: string;
  number: string;
  /** The result in one line. */
  headline: string;
  facts: readonly ReportFact[];
  /** Results, each number against its limit. */
  tables: readonly ReportTable[];
  /** Text reproduced verbatim, such as that of a statute. */
  texts?: readonly { title: string; paragraphs: readonly string[] }[];
  /** Signers on paper, each on their own line. */
  signers?: readonly { role: string; name: string }[];
  /** Conclusions: findings, likely causes, notes. */
  lists: readonly { title: string; notes: readonly { text: string; hint: string }[] }[];
  /** The underlying data, for anyone who wants to check. */
  details: readonly ReportTable[];
  photos: readonly { url: string; caption: string }[];
  disclaimer: string;
};
