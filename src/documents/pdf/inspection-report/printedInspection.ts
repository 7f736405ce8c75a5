import type { Paper, PaperCompany } from '@/domain/paper/schema';

export type PrintedFinding = { id: string; title: string; price: string; answer: string };

/** One item for printing. */
export type PrintedItem = {
  key: string;
  label: string;
  /** Section and unit, for its entry among the failed items. */
  place: string;
  value: string;
  verdict: 'pass' | 'fail' | 'na' | 'noted' | 'open';
  limit: string;
  note: string;
  /** The findings, with their cost to fix and answers. */
  findings: readonly PrintedFinding[];
  /** URLs of its photos. */
  photoUrls: readonly string[];
};

/** An inspection for printing: only text, so that the layout doesn't need to know about forms. */
export type PrintedInspection = {
  title: string;
  number: string;
  facts: readonly { label: string; value: string }[];
  /** `92%`; '' if nothing was scored. */
  score: string;
  standing: string;
  notes: string;
  failed: readonly PrintedItem[];
  /** Findings on items that didn't fail. */
  alsoFound: readonly PrintedFinding[];
  groups: readonly { id: string; title: string; items: readonly PrintedItem[] }[];
  signatures: readonly { id: string; name: string; dateText: string; imageDataUrl: string }[];
  company: PaperCompany;
  pageSize: Paper['pageSize'];
};

/** Returns the URLs of all pictures except the signatures, the logo first, without duplicates. */
export const inspectionPictureUrls = ({ company, groups }: PrintedInspection): string[] => [
  ...new Set(
    [company.logoUrl, ...groups.flatMap(({ items }) => items.flatMap(({ photoUrls }) => photoUrls))].filter(Boolean),
  ),
];
