import { defineReaction } from '../platform/reaction';

/**
 * Creates a contract's billing book once everyone has signed, with its preliminary notice deadlines: they can't wait until someone opens
 * its billing.
 */
export const bookOnContract = defineReaction(
  'bookOnContract',
  'contracts',
  // Loads the law's tables, which other contracts don't need.
  async (deps, { params: { companyId = '', id = '' } }) => {
    await (await import('./startBook')).startBook(deps, companyId, id);
    await (await import('./ticketCost')).settleTicketsOf(deps, companyId, id);
  },
  { concerns: ({ before, after }) => before?.['state'] === 'out' && after?.['state'] === 'active' },
);
