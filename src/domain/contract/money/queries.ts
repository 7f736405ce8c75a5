import type { ListQuery } from '../../record/listQuery';

/** More than a contract can have of any of them. */
const OF_A_CONTRACT = 500;
const FEW = 4;

/** The change orders, applications or waivers of one contract, in the order of their numbers. */
export const ofContract = (contractId: string): ListQuery => ({
  where: [{ field: 'contractId', operator: '==', value: contractId }],
  orderBy: [{ field: 'number', direction: 'asc' }],
  limit: OF_A_CONTRACT,
});

/** Contracts with a deadline that now needs the office, most urgent first: notices to serve and payments that are due. */
export const clocksDue = (today: string): ListQuery => ({
  where: [
    { field: 'nextClockOn', operator: '>', value: '' },
    { field: 'nextClockOn', operator: '<=', value: today },
  ],
  orderBy: [{ field: 'nextClockOn', direction: 'asc' }],
  limit: FEW,
});
