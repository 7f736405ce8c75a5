import { Menu, Button } from '@mantine/core';
import { IconArrowRight, IconChevronDown } from '@tabler/icons-react';
import { PROGRESS_LABELS, needsReason, canMoveTo } from '@/domain/job/progress';
import { PROGRESS_STATES, type Job, type Progress } from '@/domain/job/schema';

/** Not set by hand: scheduling comes from the job form, the invoiced state from invoicing. */
const TARGETS = PROGRESS_STATES.filter((state) => state !== 'invoiced' && state !== 'scheduled');

type MoveJobsMenuProps = { jobs: readonly Job[]; isDisabled: boolean; onChoose: (state: Progress) => void };

/** Lists the states at least one of the jobs can move to, each with the number of jobs that can. */
export function MoveJobsMenu({ jobs, isDisabled, onChoose }: MoveJobsMenuProps) {
  const targets = TARGETS.map((state) => ({ state, count: jobs.filter((job) => canMoveTo(job, state)).length })).filter(
    ({ count }) => count > 0,
  );
  if (targets.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconArrowRight size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          disabled={isDisabled}
        >
          Move to
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {targets.map(({ state, count }) => (
          <Menu.Item key={state} onClick={() => onChoose(state)}>
            {PROGRESS_LABELS[state]}
            {needsReason(state) ? '…' : ''}
            {count < jobs.length && ` (${count} of ${jobs.length})`}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
