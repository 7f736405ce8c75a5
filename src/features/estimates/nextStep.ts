import type { EstimateStatus } from '@/domain/billing/estimateState';
import type { Estimate } from '@/domain/estimate/schema';

/** What an estimate waits for next, from the office: the one thing that its page puts forward. */
export type NextStep = 'send' | 'revise' | 'create-job' | 'create-invoice' | '';

type Rights = { mayEdit: boolean; mayCreateJobs: boolean; mayBill: boolean };

/** '' while it waits for the customer, or when nothing that this person may do is left. */
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
