import { ActionIcon } from '@mantine/core';
import { IconDots, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { JobMenu } from './JobMenu';
import { JobNextAction } from './JobNextAction';
import { useJobSteps } from './useJobSteps';
import type { MoveJob } from './useMoveJob';

type JobActionsProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** Additional `Menu.Item`s from the page, below the steps. */
  menuItems?: ReactNode;
};

/** Renders the other steps and the page's own actions in a menu, and the next step as the one filled button. */
export function JobActions({ job, onMove, menuItems }: JobActionsProps) {
  const { canOpenInvoice } = useJobSteps(job);
  return (
    <>
      {canOpenInvoice && job.invoiceId && (
        <LinkButton
          to={paths.invoice(job.invoiceId)}
          variant="default"
          leftSection={<IconReceipt size={18} aria-hidden />}
        >
          Open invoice
        </LinkButton>
      )}
      <JobMenu job={job} onMove={onMove} menuItems={menuItems}>
        <ActionIcon variant="default" size={36} aria-label={`More actions for ${job.number}`}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </JobMenu>
      <JobNextAction job={job} onMove={onMove} />
    </>
  );
}
