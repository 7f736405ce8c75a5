/**
 * Lists of which a write carries so many new or changed elements; a longer change is split into steps. Instances whose
 * rules are older check each of these elements and refuse more of them in one write.
 */
export const LOOKED_INTO = {
  technicians: { licences: 4 },
  jobs: { checklist: 3 },
  jobWork: { workLines: 3 },
  inspections: { answers: 6, signatures: 1 },
  taxes: { taxes: 4 },
  pricebook: { parts: 5 },
} as const satisfies Record<string, Record<string, number>>;
