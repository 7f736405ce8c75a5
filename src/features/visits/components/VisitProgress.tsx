import { IconCheck } from '@tabler/icons-react';
import type { PublicVisit } from '@/domain/public-document/schema';
import classes from './Visit.module.css';
import { STEP_LABELS, STEPS } from './visitWords';

/** Shows a visit's progress; renders nothing for one that won't take place. */
export function VisitProgress({ state }: Pick<PublicVisit, 'state'>) {
  const reached = STEPS.findIndex((step) => step === state);
  if (reached < 0) return null;
  return (
    <ol className={classes['steps']} aria-label="Visit status">
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={classes['step']}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={classes['dot']} aria-hidden>
            {index <= reached && <IconCheck size={12} stroke={3} />}
          </span>
          {STEP_LABELS[step]}
        </li>
      ))}
    </ol>
  );
}
