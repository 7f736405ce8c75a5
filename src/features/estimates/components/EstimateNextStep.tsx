import { Button } from '@mantine/core';
import { IconBriefcase, IconFileInvoice, IconPencil, IconSend } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { Estimate } from '@/domain/estimate/schema';
import { statusOfEstimate } from '@/domain/estimate/facts';
import type { EstimateActionsApi } from '../hooks/useEstimateActions';
import { nextStepOf, type NextStep } from '../nextStep';

/** Returns the user's next step for an estimate. */
export function useNextStep(estimate: Estimate, today: string): NextStep {
  const can = useCan();
  return nextStepOf(estimate, statusOfEstimate(estimate, today), {
    mayEdit: can('update', 'estimates'),
    mayCreateJobs: can('create', 'jobs'),
    mayBill: can('create', 'invoices'),
  });
}

type EstimateNextStepProps = { step: NextStep; actions: EstimateActionsApi; onSend: () => void };

/** The one filled button on an estimate's page. */
export function EstimateNextStep({ step, actions, onSend }: EstimateNextStepProps) {
  if (step === '') return null;
  const {
    label,
    icon: StepIcon,
    act,
  } = {
    send: { label: 'Send', icon: IconSend, act: onSend },
    revise: { label: 'Revise', icon: IconPencil, act: actions.revise },
    'create-job': { label: 'Create job', icon: IconBriefcase, act: () => actions.convert('job') },
    'create-invoice': { label: 'Create invoice', icon: IconFileInvoice, act: () => actions.convert('invoice') },
  }[step];
  return (
    <Button
      loading={actions.isBusy}
      leftSection={<StepIcon size={18} aria-hidden />}
      onClick={() => void act()}
      data-main-action
    >
      {label}
    </Button>
  );
}
