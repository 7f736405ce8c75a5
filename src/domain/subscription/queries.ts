import type { ListQuery } from '../record/listQuery';

const TEST_PAYMENTS_SHOWN = 20;

/** Queries the company's payments from /test-payment, latest first. */
export const testPaymentsOf = (companyId: string): ListQuery => ({
  where: [
    { field: 'companyId', operator: '==', value: companyId },
    { field: 'kind', operator: '==', value: 'test' },
  ],
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit: TEST_PAYMENTS_SHOWN,
});
