import { approvalFault } from '@/domain/hours/answer';
import type { TimeSpan } from '@/domain/hours/timeline';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

type Week = { spans: readonly TimeSpan[]; isOver: boolean };

/** Decides whether to approve a week: not if it has errors, which are reported, and only after a confirmation if it hasn't ended. */
export async function askForApproval({ spans, isOver }: Week): Promise<boolean> {
  const fault = approvalFault({ spans });
  if (fault !== '') {
    notify.error(fault);
    return false;
  }
  if (isOver) return true;
  return confirmAction({
    title: 'This week is not over',
    message: 'What is recorded later in the week is refused until a manager opens it again.',
    confirmLabel: 'Approve now',
  });
}
