import { createContext, use, type ReactNode } from 'react';
import { BILLING_INTERVALS, type BillingInterval } from '@/domain/subscription/plans';
import { INTERVAL_CHOICES } from '@/entities/subscription/IntervalSwitch';
import classes from './ByInterval.module.css';

const ScopeName = createContext('pay');

/** Wraps an `IntervalChoice` and everything that depends on it. The toggle is CSS-only, so that it works without scripts. */
export function IntervalScope({ name, children }: { name: string; children: ReactNode }) {
  return (
    <ScopeName value={name}>
      <div className={classes['scope']}>{children}</div>
    </ScopeName>
  );
}

/** Toggles between monthly and yearly. */
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

/** Renders content for both intervals; the toggle shows one. */
export const ByInterval = ({ children }: { children: (interval: BillingInterval) => ReactNode }) =>
  BILLING_INTERVALS.map((interval) => (
    <div key={interval} className={classes[interval]}>
      {children(interval)}
    </div>
  ));
