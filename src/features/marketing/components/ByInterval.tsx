import { createContext, use, type ReactNode } from 'react';
import { BILLING_INTERVALS, type BillingInterval } from '@/domain/subscription/plans';
import { INTERVAL_CHOICES } from '@/entities/subscription/IntervalSwitch';
import classes from './ByInterval.module.css';

const ScopeName = createContext('pay');

/** Around an `IntervalChoice` and all that depends on it. The choice works by styles alone, so that it does where no script runs. */
export function IntervalScope({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ScopeName value={name}>
      <div className={classes['scope']}>{children}</div>
    </ScopeName>
  );
}

/** By the month or by the year. */
export function IntervalChoice() {
  const name = use(ScopeName);
  return (
    <div role="radiogroup" aria-label="Pay" className={classes['choice']}>
      {INTERVAL_CHOICES.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === 'month'} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** What depends on the interval: both are there, and the choice shows one. */
export const ByInterval = ({ children }: { children: (interval: BillingInterval) => ReactNode }) =>
  BILLING_INTERVALS.map((interval) => (
    <div key={interval} className={classes[interval]}>
      {children(interval)}
    </div>
  ));
