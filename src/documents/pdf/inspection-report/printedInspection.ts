import type { Paper, PaperCompany } from '@/domain/paper/schema';

export type PrintedFinding = { id: string; title: string; price: string; answer: string };

/** One item as it is printed. */
export type PrintedItem = {
  key: string;
  label: string;
  /** Section and unit, where it stands among what failed. */
  place: string;
  value: string;
  verdict: 'pass' | 'fail' | 'na' | 'noted' | 'open';
  limit: string;
  note: string;
  /** The findings, what they cost to fix, and the answers. */
  findings: readonly PrintedFinding[];
  /** Addresses of its photos. */
  photoUrls: readonly string[];
};

/** An inspection as it goes to paper: words only, so that the layout knows nothing of forms. */
export type PrintedInspection = {
  title: string;
  number: string;
  facts: readonly { label: string; value: string }[];
  /** `92%`; '' where nothing was judged. */
  score: string;
  standing: string;
  notes: string;
  failed: readonly PrintedItem[];
  /** Found at nothing that failed. */
  alsoFound: readonly PrintedFinding[];
  groups: readonly { id: string; title: string; items: readonly PrintedItem[] }[];
  signatures: readonly { id: string; name: string; dateText: string; imageDataUrl: string }[];
  company: PaperCompany;
  pageSize: Paper['pageSize'];
};

/** The addresses of all pictures but the signatures, the logo first, each once. */
export const inspectionPictureUrls = ({ company, groups }: PrintedInspection): string[] => [
  ...new Set(
    [company.logoUrl, ...groups.flatMap(({ items }) => items.flatMap(({ photoUrls }) => photoUrls))].filter(Boolean),
  ),
];
