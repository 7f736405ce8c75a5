/**
 * Lists that the security rules look into element by element, and how many new or changed elements fit one write. The
 * rules refuse a write with more, so that nothing is stored that nobody has looked at; a longer change goes in steps. The
 * rules are generated from this table, and the data layer keeps to it.
 */
export const LOOKED_INTO = {
  technicians: { licences: 4 },
  jobs: { checklist: 3 },
  jobWork: { workLines: 3 },
  inspections: { answers: 6, signatures: 1 },
  taxes: { taxes: 4 },
  pricebook: { parts: 5 },
} as const satisfies Record<string, Record<string, number>>;
