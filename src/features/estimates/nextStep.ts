import type { EstimateStatus } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';

/** The office's next step for an estimate: the one action that its page highlights. */
export type NextStep = 'send' | 'revise' | 'create-job' | 'create-invoice' | '';

type Rights = { mayEdit: boolean; mayCreateJobs: boolean; mayBill: boolean };

/** Returns '' while it's waiting for the customer, or if there's nothing left that this person may do. */
export function nextStepOf(
  { state, invoiceIds }: Pick<Estimate, 'state' | 'invoiceIds'>,
  status: EstimateStatus,
  { mayEdit, mayCreateJobs, mayBill }: Rights,
): NextStep {
  if (state === 'draft') return mayEdit ? 'send' : '';
  if (status === 'expired' || state === 'changes-requested') return mayEdit ? 'revise' : '';
  if (state === 'approved' && mayCreateJobs) return 'create-job';
  const isUnbilled = (state === 'approved' || state === 'converted') && invoiceIds.length === 0;
  return isUnbilled && mayBill ? 'create-invoice' : '';
}
