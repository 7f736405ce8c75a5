import { formatPrice } from '@/ui/format/money';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import type { BusinessCard } from '../content/card';
import classes from './FundingRound.module.css';

/** Formats a valuation the way investors write it: `$5M`. */
const inMillions = (cents: number): string => `$${cents / 100_000_000}M`;

/** Shows the investment offer and how much of it is left. */
export function FundingRound({ funding }: { funding: BusinessCard['funding'] }) {
  const { round, equityPercent, valuationCents, raisedPercent, availablePercent, progressPercent, goalCents } = funding;
  const figures = [
    { label: 'Raised', value: `${raisedPercent}%` },
    { label: 'Available', value: `${availablePercent}%` },
    { label: 'Funding goal', value: formatPrice(goalCents) },
  ];
  return (
    <section aria-labelledby="round">
      <h2 id="round" className={classes['title']}>
        {`${round}: ${equityPercent}% equity at a ${inMillions(valuationCents)} valuation`}
      </h2>
      <ProgressBar label="Progress" value={progressPercent} />
      <dl className={classes['figures']}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
