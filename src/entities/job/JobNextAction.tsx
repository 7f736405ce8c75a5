import { Button, type ButtonProps } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCalendarSearch,
  IconCashRegister,
  IconCircleCheck,
  IconLock,
  IconPlayerPlay,
  IconReceipt,
  IconRotate,
} from '@tabler/icons-react';
import type { Job, Progress } from '@/domain/job/schema';
import { stepLabel } from '@/domain/job/steps';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { useCanCollect } from './useCollect';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

type JobNextActionProps = Pick<ButtonProps, 'size' | 'variant' | 'className'> & { job: Stored<Job>; onMove: MoveJob };

function StepIcon({ to }: { to: Progress }) {
  if (to === 'in-progress') return <IconPlayerPlay size={18} aria-hidden />;
  if (to === 'work-done') return <IconCircleCheck size={18} aria-hidden />;
  return to === 'closed' ? <IconLock size={18} aria-hidden /> : <IconRotate size={18} aria-hidden />;
}

/** Renders a job's next action: its next step, its invoice, or scheduling it. Renders nothing if the user can't do anything. */
export function JobNextAction({ job, onMove, variant = 'filled', ...button }: JobNextActionProps) {
  const { next, canInvoice, canSchedule, canFindTime } = useJobSteps(job);
  const canCollect = useCanCollect(job);
  if (canInvoice) {
    return (
      <LinkButton
        to={paths.invoiceNewForJob(job.id)}
        variant={variant}
        leftSection={<IconReceipt size={18} aria-hidden />}
        {...button}
      >
        Invoice now
      </LinkButton>
    );
  }
  if (canCollect) {
    return (
      <LinkButton
        to={paths.jobCollect(job.id)}
        variant={variant}
        leftSection={<IconCashRegister size={18} aria-hidden />}
        {...button}
      >
        Collect payment
      </LinkButton>
    );
  }
  if (next) {
    return (
      <Button
        variant={job.progress === 'cancelled' ? 'default' : variant}
        leftSection={<StepIcon to={next} />}
        onClick={() => void onMove(job, next)}
        {...button}
      >
        {stepLabel(job.progress, next)}
      </Button>
    );
  }
  if (!canSchedule) return null;
  return (
    <LinkButton
      to={canFindTime ? paths.findTime(job.id) : paths.jobSchedule(job.id)}
      variant={variant}
      leftSection={
        canFindTime ? <IconCalendarSearch size={18} aria-hidden /> : <IconCalendarPlus size={18} aria-hidden />
      }
      {...button}
    >
      {canFindTime ? 'Find a time' : 'Set a time'}
    </LinkButton>
  );
}
