import { Button, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { useStepsChoice } from '@/entities/first-steps/useStepsChoice';
import { SampleDataOffer } from '@/entities/sample-data/SampleDataOffer';
import { DAY_MS } from '@/lib/time';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { useNow } from '@/ui/hooks/useNow';
import { Section } from '@/ui/layout/Section';
import { useFirstSteps, type FirstStep } from '../hooks/useFirstSteps';
import classes from './FirstSteps.module.css';

/** Companies younger than this see the first steps at the top of the page; older ones see the remaining steps at the end. */
const NEW_FOR_MS = 30 * DAY_MS;

function Step({ title, text, to, isDone }: FirstStep) {
  return (
    <li>
      <Link to={to} className={classes['step']} data-done={isDone || undefined}>
        {isDone ? (
          <IconCircleCheckFilled size={20} aria-hidden className={classes['done']} />
        ) : (
          <IconCircle size={20} aria-hidden className={classes['open']} />
        )}
        <span className={classes['words']}>
          <span className={classes['title']}>{title}</span>
          {!isDone && (
            <Text component="span" size="sm" c="dimmed">
              {text}
            </Text>
          )}
          {isDone && <VisuallyHidden>: done</VisuallyHidden>}
        </span>
        {!isDone && <IconChevronRight size={18} aria-hidden className={classes['open']} />}
      </Link>
    </li>
  );
}

/**
 * "Get your first job paid": a new company's checklist, checked off automatically, for people who may set it up. After a paid job, the
 * rest becomes "Finish setting up". Disappears when everything is done and can be hidden; the settings bring it back. It's at the `top`
 * of a new company's start page, and at the `end` of an older one's, displacing nothing.
 */
export function FirstSteps({ place }: { place: 'top' | 'end' }) {
  const { company, role } = useSession();
  const { choice, choose } = useStepsChoice();
  const now = useNow();
  const isNew = now.getTime() - Date.parse(company.createdAt) < NEW_FOR_MS;
  const isWanted = choice === 'shown' && canAct({ role }, 'editCompany') && isNew === (place === 'top');
  const { steps, isPaid } = useFirstSteps({ isEnabled: isWanted });
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  const isKnown = steps.every(({ isDone }) => isDone !== undefined);
  const isAllDone = steps.length > 0 && doneCount === steps.length;

  useEffect(() => {
    if (isWanted && isAllDone) choose('done');
  }, [isWanted, isAllDone, choose]);

  // Once half are done, only the remaining steps are worth the space.
  const shown = doneCount * 2 >= steps.length ? steps.filter(({ isDone }) => !isDone) : steps;
  if (!isWanted || steps.length === 0 || isAllDone || !(isKnown || isNew)) return null;
  return (
    <Section
      title={isPaid ? 'Finish setting up' : 'Get your first job paid'}
      actions={
        <Button variant="subtle" size="compact-sm" px={0} onClick={() => choose('hidden')}>
          Hide
        </Button>
      }
    >
      <ProgressBar
        label="First steps"
        value={Math.round((doneCount / steps.length) * 100)}
        detail={isKnown ? `${doneCount} of ${steps.length} done` : ''}
      />
      <ul className={classes['steps']}>
        {shown.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ul>
      {doneCount * 2 < steps.length && <SampleDataOffer />}
    </Section>
  );
}
