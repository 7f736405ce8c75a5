import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job, Progress } from '@/domain/job/schema';
import { needsInvoice } from '@/domain/job/status';
import { nextStep, otherSteps } from '@/domain/job/steps';

/** Returns what the user may do to move a job along: the next step, the other steps, and scheduling or invoicing. */
export function useJobSteps(job: Job): {
  next: Progress | null;
  others: Progress[];
  canSchedule: boolean;
  canInvoice: boolean;
  canOpenInvoice: boolean;
} {
  const session = useSession();
  const can = useCan();
  const mayMove = can('progress', 'jobs');
  const who = { isTechnician: session.role === 'technician' };
  return {
    next: mayMove ? nextStep(job, who) : null,
    others: mayMove ? otherSteps(job, who) : [],
    canSchedule: job.progress === 'unscheduled' && can('update', 'jobs'),
    canInvoice: needsInvoice(job) && can('create', 'invoices'),
    canOpenInvoice: job.invoiceId !== null && job.invoiceId !== '' && can('read', 'invoices'),
  };
}
