import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import type { Job, Progress } from '@/domain/job/schema';
import { needsInvoice } from '@/domain/job/status';
import { nextStep, otherSteps } from '@/domain/job/steps';

/** Returns what the user may do to move a job along: the next step, the other steps, and scheduling or invoicing. */
export function useJobSteps(job: Job): {
  next: Progress | null;
  others: Progress[];
  canSchedule: boolean;
  /** Whether the schedule can be asked who has time for it. */
  canFindTime: boolean;
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
    canFindTime:
      (job.progress === 'unscheduled' || job.progress === 'on-hold') &&
      can('create', 'schedule') &&
      hasFeature(session.features, 'schedule'),
    canInvoice: needsInvoice(job) && can('create', 'invoices'),
    canOpenInvoice: job.invoiceId !== null && job.invoiceId !== '' && can('read', 'invoices'),
  };
}
