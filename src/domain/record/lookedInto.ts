/**
 * Lists with a limit of new or changed elements per write; a longer change is split into steps. The rules inspect each new answer and
 * each new line of a lead's log; for the others, those of older instances do.
 */
export const LOOKED_INTO = {
  technicians: { licences: 4 },
  jobs: { checklist: 3 },
  jobWork: { workLines: 3 },
  inspections: { answers: 3, signatures: 1 },
  leads: { log: 3 },
  taxes: { taxes: 4 },
  pricebook: { parts: 5 },
} as const satisfies Record<string, Record<string, number>>;
