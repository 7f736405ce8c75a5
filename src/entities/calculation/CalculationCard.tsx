import type { ReactNode } from 'react';
import classes from './CalculationCard.module.css';

type CalculationCardProps = {
  title: string;
  badge: ReactNode;
  /** Lines of text; each is a list of facts shown side by side. Empty ones aren't shown. */
  lines: readonly (readonly string[])[];
};

/** Renders a calculation in the list on phones. */
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

/** Renders a calculation's customer and address, in a list's cell. */
export function CalculationCustomer({ customerName, address }: { customerName: string; address: string }) {
  return (
    <>
      {customerName} <span className={classes['second']}>{address || (customerName === '' ? '–' : '')}</span>
    </>
  );
}
