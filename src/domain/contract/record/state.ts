/** Stored states. People only change drafts; every other step is made by a function. */
export const CONTRACT_STATES = ['draft', 'out', 'active', 'complete', 'closed', 'canceled'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

export const CONTRACT_STATE_LABELS: Record<ContractState, string> = {
  draft: 'Draft',
  out: 'Out for signature',
  active: 'Active',
  complete: 'Complete',
  closed: 'Closed',
  canceled: 'Canceled',
};

/** Whether it is signed by everyone and not yet closed: work is done, billed and changed under it. */
export const isInForce = (state: ContractState): boolean => state === 'active' || state === 'complete';

export const PRICE_TYPES = ['fixed', 'cost-plus', 'unit', 'not-to-exceed'] as const;
export type PriceType = (typeof PRICE_TYPES)[number];
export const PRICE_TYPE_LABELS: Record<PriceType, string> = {
  fixed: 'Fixed price',
  'cost-plus': 'Cost plus',
  unit: 'Unit prices',
  'not-to-exceed': 'Not to exceed',
};

/** Whether applications bill the cost of the work, plus the fee. */
export const isBilledByCost = (priceType: PriceType): boolean =>
  priceType === 'cost-plus' || priceType === 'not-to-exceed';
