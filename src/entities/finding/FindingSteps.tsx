import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import type { Finding } from '@/domain/finding/schema';
import { nextSteps, type FindingStep } from '@/domain/finding/steps';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './finding.module.css';
import { ApproveFindingDialog } from './ApproveFindingDialog';
import { DeclineFindingDialog } from './DeclineFindingDialog';
import { RepairItems } from './RepairItems';
import { useFindingSteps } from './useFindingSteps';
import { useScheduleRepair } from './useScheduleRepair';
import { VerifyFindingDialog } from './VerifyFindingDialog';

type Asked = { title: string; message: string; confirmLabel: string; done: string };
const ASKED: Record<'approve' | 'repair' | 'reopen', Asked> = {
  approve: {
    title: 'Did the customer agree?',
    message: 'Without an estimate: by phone, or on the spot. It is noted with your name.',
    confirmLabel: 'Yes, approved',
    done: 'Approved',
  },
  repair: {
    title: 'Is it repaired?',
    message: 'It then waits to be verified.',
    confirmLabel: 'Yes, repaired',
    done: 'Repaired',
  },
  reopen: {
    title: 'Open it again?',
    message: 'For a repair that did not hold. The finding starts over; what was signed is kept.',
    confirmLabel: 'Open again',
    done: 'Open again',
  },
};

const LABELS: Record<Exclude<FindingStep, 'schedule'>, string> = {
  offer: 'Put on an estimate',
  decline: 'Decline and sign…',
  verify: 'Verify…',
  approve: 'Approve and sign…',
  repair: 'Repaired…',
  reopen: 'Open again…',
};

/** Renders the actions for a finding: the likely steps as buttons, the others in a menu. */
export function FindingSteps({ finding }: { finding: Stored<Finding> }) {
  const can = useCan();
  const { take } = useFindingSteps();
  const scheduleRepair = useScheduleRepair();
  const [open, setOpen] = useState<'approve' | 'decline' | 'verify' | null>(null);
  if (!can('update', 'findings')) return null;
  const steps = nextSteps(finding).filter((step) => step !== 'offer' || can('create', 'estimates'));
  const ask = async (step: keyof typeof ASKED): Promise<void> => {
    const { done, ...words } = ASKED[step];
    if (!(await confirmAction(words))) return;
    // With only one option, there's nothing to ask; with several, the office indicates it by the lines it enters.
    const optionId = finding.options.length === 1 ? finding.options[0]?.id : undefined;
    const taken = step === 'approve' ? { step, ...(optionId !== undefined && { optionId }) } : { step };
    await take(finding, taken).then(() => notify.success(`${done}: ${finding.title}`), notify.error);
  };
  const schedule = (jobId: string): void =>
    void scheduleRepair(finding, jobId).then(
      () => notify.success(`${finding.title} is repaired on this job`),
      notify.error,
    );

  const isPlannable = can('create', 'jobs') || finding.jobId !== '';
  const shown = steps.filter((step) => step !== 'schedule' || isPlannable);
  const [first, second, ...more] = shown;
  const planItems = <RepairItems finding={finding} mayBook={can('create', 'jobs')} onSchedule={schedule} />;

  const act = (step: Exclude<FindingStep, 'offer' | 'schedule'>): void =>
    step === 'repair' || step === 'reopen' ? void ask(step) : setOpen(step);
  const button = (step: FindingStep, isFirst: boolean): React.ReactNode => {
    // Reopening something that's done is never the main action.
    const variant = isFirst && step !== 'reopen' ? 'filled' : 'default';
    if (step === 'offer')
      return (
        <LinkButton variant={variant} to={paths.estimateNewForFindings([finding.id])}>
          {LABELS.offer}
        </LinkButton>
      );
    if (step === 'schedule')
      return (
        <Menu withinPortal>
          <Menu.Target>
            <Button variant={variant}>Plan the repair</Button>
          </Menu.Target>
          <Menu.Dropdown>{planItems}</Menu.Dropdown>
        </Menu>
      );
    return (
      <Button variant={variant} onClick={() => act(step)}>
        {LABELS[step]}
      </Button>
    );
  };
  const item = (step: FindingStep): React.ReactNode => {
    if (step === 'schedule') return <Fragment key={step}>{planItems}</Fragment>;
    if (step === 'offer')
      return (
        <Menu.Item key={step} component={Link} to={paths.estimateNewForFindings([finding.id])}>
          {LABELS.offer}
        </Menu.Item>
      );
    return (
      <Menu.Item key={step} onClick={() => act(step)}>
        {LABELS[step]}
      </Menu.Item>
    );
  };
  return (
    <>
      <div className={classes['steps']} data-has-more={more.length > 0 || undefined}>
        {first && button(first, true)}
        {second && button(second, false)}
        {more.length > 0 && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="default" className={classes['moreSteps']} aria-label="More steps">
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>{more.map(item)}</Menu.Dropdown>
          </Menu>
        )}
      </div>
      {open === 'approve' && (
        <ApproveFindingDialog
          finding={finding}
          onUnsigned={() => {
            setOpen(null);
            void ask('approve');
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'decline' && <DeclineFindingDialog finding={finding} onClose={() => setOpen(null)} />}
      {open === 'verify' && <VerifyFindingDialog finding={finding} onClose={() => setOpen(null)} />}
    </>
  );
}
