import type { ReactNode } from 'react';
import classes from './CalculationCard.module.css';

type CalculationCardProps = {
  title: string;
  badge: ReactNode;
  /** Line after line; of one line, what stands side by side. What is empty is not shown. */
  lines: readonly (readonly string[])[];
};

/** A calculation on a phone's list. */
export function CalculationCard({ title, badge, lines }: CalculationCardProps) {
  return (
    <div className={classes['card']}>
      <div className={classes['top']}>
        <span className={classes['name']}>{title}</span>
        {badge}
      </div>
      {lines.map((line, index) => (
        <div key={index} className={classes['line']}>
          {line.filter(Boolean).join(' · ')}
        </div>
      ))}
    </div>
  );
}

/** For whom a calculation is, and where: in a list's cell. */
export function CalculationCustomer({ customerName, address }: { customerName: string; address: string }) {
  return (
    <>
      {customerName} <span className={classes['second']}>{address || (customerName === '' ? '–' : '')}</span>
    </>
  );
}
