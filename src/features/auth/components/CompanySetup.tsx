import { Button, Group, Text } from '@mantine/core';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import type { CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import { TRIAL_PLAN } from '@/domain/subscription/plans';
import { offersTrial } from '@/domain/subscription/summary';
import type { User } from '@/domain/user/schema';
import { isSubscribed } from '@/entities/subscription/runningPlan';
import { paths } from '@/lib/paths';
import { AuthCard } from '@/ui/layout/AuthCard';
import { useFreeDays } from '../hooks/useFreeDays';
import { freeDaysOf } from './freeDays';
import { keptPlan } from './keptPlan';
import { AboutStep } from './setup/AboutStep';
import { SalesTaxStep } from './setup/SalesTaxStep';
import { StartStep } from './setup/StartStep';
import type { StepProps } from './setup/stepProps';

type SetupProps = {
  company: Stored<CompanyFields>;
  user: User;
  /** Path to go to when setup is done. */
  next: string;
  onLeave: (path: string) => void;
};

/** In order; steps that depend on the address come after it. */
const STEPS: readonly { title: string; Step: ComponentType<StepProps> }[] = [
  { title: 'About you and your company', Step: AboutStep },
  { title: 'What sales tax do you charge?', Step: SalesTaxStep },
  { title: 'Where do you want to start?', Step: StartStep },
];

/** Asks the owner of a new company the first questions. Each can be skipped. */
function OwnerSetup({ company, user, next, onLeave }: SetupProps) {
  const { search } = useLocation();
  const [plan] = useState(() => keptPlan(search));
  const [step, goTo] = useState(0);
  // A long step leaves a phone scrolled down, so each step starts back at its title.
  const setStep = (next: number): void => {
    goTo(next);
    window.scrollTo(0, 0);
  };
  useFreeDays(plan);

  // Taxes require the trial, which starts a moment after registration, or not at all.
  const mayTax = useCan()('create', 'taxes');
  const steps = STEPS.filter(({ Step }) => Step !== SalesTaxStep || mayTax);
  const isOn = isSubscribed(company.subscription);
  // While the trial is pending the tax step counts too, so that the number of steps doesn't grow on screen.
  const stepCount = step === 0 && (isOn || offersTrial(company.subscription)) ? STEPS.length : steps.length;
  // If the plan they came for has started, there's nothing left to choose.
  const leave = (path?: string): void => onLeave(path ?? (plan && isOn ? paths.start : next));
  const { title, Step } = steps[step] ?? { title: '', Step: StartStep };
  return (
    <AuthCard
      title={title}
      subtitle={
        <>
          {company.name} · Step {step + 1} of {stepCount}
          {isOn && <div>{freeDaysOf(company.subscription.planId ?? plan?.planId ?? TRIAL_PLAN)}</div>}
          {company.subscription.isTrialUsed && (
            <div>This e-mail address has already had its free trial. You can choose a plan anytime.</div>
          )}
        </>
      }
    >
      <Step company={company} user={user} onDone={() => setStep(step + 1)} onLeave={leave} />
      <Group justify="space-between" mt="md">
        {step > 0 && (
          <Button variant="subtle" px={0} onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        {step < steps.length - 1 && (
          <Button variant="subtle" px={0} onClick={() => setStep(step + 1)}>
            Skip this step
          </Button>
        )}
        <Button variant="subtle" px={0} onClick={() => leave()}>
          {step < steps.length - 1 ? 'Skip all of it' : 'Set up later'}
        </Button>
      </Group>
    </AuthCard>
  );
}

/** A member's first minutes in a company: a few questions for its founder, a welcome for everyone else. */
export function CompanySetup(props: SetupProps) {
  const { company, user, next, onLeave } = props;
  if (company.ownerId === user.id) return <OwnerSetup {...props} />;
  return (
    <AuthCard title={`Welcome to ${company.name}`}>
      <Text mb="lg">You are all set. Your start page shows what is on for today.</Text>
      <Button fullWidth onClick={() => onLeave(next)}>
        Start working
      </Button>
    </AuthCard>
  );
}
