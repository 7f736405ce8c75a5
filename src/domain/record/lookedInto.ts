/**
 * Lists the security rules check element by element, and how many new or changed elements fit one write. The rules
 * reject a write with more, so that nothing unchecked is stored; a longer change is split into steps. The rules are
 * generated from this table, and the data layer complies with it.
 */
export const LOOKED_INTO = {
  technicians: { licences: 4 },
  jobs: { checklist: 3 },
  jobWork: { workLines: 3 },
  inspections: { answers: 6, signatures: 1 },
  taxes: { taxes: 4 },
  pricebook: { parts: 5 },
} as const satisfies Record<string, Record<string, number>>;
