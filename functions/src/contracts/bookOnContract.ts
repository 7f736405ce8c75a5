import { defineReaction } from '../platform/reaction';

/** A contract that everyone has signed gets its book, with the clocks of its preliminary notices: they must not wait until somebody opens its billing. */
export const bookOnContract = defineReaction(
  'bookOnContract',
  'contracts',
  // With the law's tables, which no other contract needs.
  async (deps, { params: { companyId = '', id = '' } }) => {
    await (await import('./startBook')).startBook(deps, companyId, id);
    await (await import('./ticketCost')).settleTicketsOf(deps, companyId, id);
  },
  { concerns: ({ before, after }) => before?.['state'] === 'out' && after?.['state'] === 'active' },
);
