import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconCircleCheck,
  IconDotsVertical,
  IconLock,
  IconPlayerPlay,
  IconReceipt,
  IconRotate,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { Job, Progress } from '@/domain/job/schema';
import { nextStep, otherSteps, stepLabel } from '@/domain/job/steps';
import { needsInvoice } from '@/domain/job/status';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import type { MoveJob } from './useMoveJob';

type JobActionsProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Further `Menu.Item`s of the page, below the steps. */
  menuItems?: ReactNode;
  /** Wide buttons for thumbs. */
  isLarge?: boolean;
};

function StepIcon({ to }: { to: Progress }) {
  if (to === 'in-progress') return <IconPlayerPlay size={18} aria-hidden />;
  if (to === 'work-done') return <IconCircleCheck size={18} aria-hidden />;
  return to === 'closed' ? <IconLock size={18} aria-hidden /> : <IconRotate size={18} aria-hidden />;
}

/** The step that comes next as a button, the others in a menu. Shows only what this person may do. */
export function JobActions({ job, onMove, menuItems, isLarge = false }: JobActionsProps) {
  const session = useSession();
  const { role, features } = session;
  const mayMove = can({ role, features }, 'progress', 'jobs');
  const mayEdit = can({ role, features }, 'update', 'jobs');
  const who = { isTechnician: role === 'technician' };
  const next = mayMove ? nextStep(job, who) : null;
  const others = mayMove ? otherSteps(job, who) : [];
  const hasMenu = others.length > 0 || menuItems !== undefined;

  return (
    <>
      {next && (
        <Button
          size={isLarge ? 'md' : 'sm'}
          variant={job.progress === 'cancelled' ? 'default' : 'filled'}
          leftSection={<StepIcon to={next} />}
          onClick={() => void onMove(job, next)}
        >
          {stepLabel(job.progress, next)}
        </Button>
      )}
      {needsInvoice(job) && can(session, 'create', 'invoices') && (
        <LinkButton
          to={paths.invoiceNewForJob(job.id)}
          size={isLarge ? 'md' : 'sm'}
          leftSection={<IconReceipt size={18} aria-hidden />}
        >
          Invoice now
        </LinkButton>
      )}
      {job.invoiceId && can(session, 'read', 'invoices') && (
        <LinkButton
          to={paths.invoice(job.invoiceId)}
          variant="default"
          size={isLarge ? 'md' : 'sm'}
          leftSection={<IconReceipt size={18} aria-hidden />}
        >
          Open invoice
        </LinkButton>
      )}
      {job.progress === 'unscheduled' && mayEdit && (
        <LinkButton
          to={paths.jobEdit(job.id)}
          size={isLarge ? 'md' : 'sm'}
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
        >
          Set a time
        </LinkButton>
      )}
      {hasMenu && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={isLarge ? 'xl' : 'lg'} aria-label={`More actions for ${job.number}`}>
              <IconDotsVertical size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((state) => (
              <Menu.Item key={state} onClick={() => void onMove(job, state)}>
                {stepLabel(job.progress, state)}
              </Menu.Item>
            ))}
            {others.length > 0 && menuItems !== undefined && <Menu.Divider />}
            {menuItems}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
