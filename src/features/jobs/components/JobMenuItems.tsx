import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconCalendarPlus,
  IconCalendarSearch,
  IconCopy,
  IconDroplet,
  IconEdit,
  IconFileCertificate,
  IconFileDescription,
  IconTemperature,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { isWorkFinished } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useJobSteps } from '@/entities/job/useJobSteps';
import { useRemoveRecord } from '@/entities/record/useRemoveRecord';
import { paths } from '@/lib/paths';

/** Whether this user may do any of it; an empty menu is hidden. */
export const hasJobMenu = (can: ReturnType<typeof useCan>): boolean =>
  can('update', 'jobs') ||
  can('create', 'jobs') ||
  can('delete', 'jobs') ||
  can('create', 'estimates') ||
  can('create', 'manualJ');

/** Shows the job's other actions that this user may take. */
export function JobMenuItems({ job }: { job: Stored<Job> }) {
  const can = useCan();
  const { canFindTime, canSchedule } = useJobSteps(job);
  const navigate = useNavigate();
  const removeJob = useRemoveRecord('jobs');
  const remove = async () => {
    const isGone = await removeJob(job.id, {
      name: `job ${job.number}`,
      confirmLabel: 'Delete job',
      consequence: 'The job and its history will be permanently deleted. To keep them, cancel the job instead.',
      advice: 'Cancel the job instead: it keeps its history.',
      done: `Job ${job.number} was deleted.`,
    });
    if (isGone) await navigate(paths.jobs, { replace: true });
  };
  return (
    <>
      {can('update', 'jobs') && (
        <Menu.Item component={Link} to={paths.jobEdit(job.id)} leftSection={<IconEdit size={18} aria-hidden />}>
          Edit
        </Menu.Item>
      )}
      {canFindTime && !canSchedule && (
        <Menu.Item
          component={Link}
          to={paths.findTime(job.id)}
          leftSection={<IconCalendarSearch size={18} aria-hidden />}
        >
          Find a time…
        </Menu.Item>
      )}
      {canFindTime && canSchedule && (
        <Menu.Item
          component={Link}
          to={paths.jobSchedule(job.id)}
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          Set a time…
        </Menu.Item>
      )}
      {isWorkFinished(job.progress) && (
        <Menu.Item
          component={Link}
          to={paths.jobReport(job.id)}
          leftSection={<IconFileCertificate size={18} aria-hidden />}
        >
          Service report
        </Menu.Item>
      )}
      <NewFromJob job={job} />
      {can('delete', 'jobs') && (
        <Menu.Item
          color="var(--fw-danger-fg)"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove()}
        >
          Delete
        </Menu.Item>
      )}
    </>
  );
}

/** Shows what can be made from a job: another job, an estimate, a calculation. */
function NewFromJob({ job }: { job: Stored<Job> }) {
  const can = useCan();
  return (
    <>
      {can('create', 'jobs') && (
        <>
          <Menu.Item component={Link} to={paths.jobCopyOf(job.id)} leftSection={<IconCopy size={18} aria-hidden />}>
            Duplicate
          </Menu.Item>
          <Menu.Item
            component={Link}
            to={paths.jobCallbackOf(job.id)}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
          >
            Make a callback
          </Menu.Item>
        </>
      )}
      {can('create', 'estimates') && (
        <Menu.Item
          component={Link}
          to={paths.estimateNewForJob(job.id)}
          leftSection={<IconFileDescription size={18} aria-hidden />}
        >
          New estimate
        </Menu.Item>
      )}
      {can('create', 'manualJ') && (
        <Menu.Item
          component={Link}
          to={paths.manualJNewFor({ jobId: job.id })}
          leftSection={<IconTemperature size={18} aria-hidden />}
        >
          New load calculation
        </Menu.Item>
      )}
      {can('create', 'plumbingCalc') && (
        <Menu.Item
          component={Link}
          to={paths.plumbingCalcNewFor({ job: job.id })}
          leftSection={<IconDroplet size={18} aria-hidden />}
        >
          New plumbing calculation
        </Menu.Item>
      )}
    </>
  );
}
