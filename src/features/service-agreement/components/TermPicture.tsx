import { addMonths, daysBetween } from '@/lib/calendar';
import { VISIT_DUE_LABELS, type Agreement, type AgreementVisit } from '@/domain/agreement/record/schema';
import { termEnd, yearStart } from '@/domain/agreement/record/term';
import { fillOf } from '@/ui/charts/fill';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import type { ChartTone } from '@/ui/charts/tones';
import classes from './TermPicture.module.css';

const TONES: Record<AgreementVisit['state'], ChartTone> = {
  due: 'main',
  scheduled: 'wait',
  used: 'good',
  lapsed: 'late',
  'rolled-over': 'quiet',
};
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** A year of the term: which visits are owed when and what became of them, which bills came when, and where today is. */
export function TermPicture({ agreement, today }: { agreement: Agreement; today: string }) {
  const from = yearStart(agreement.termStartsOn || agreement.startsOn, today);
  const until = termEnd(from, 12);
  const days = daysBetween(from, until);
  const at = (day: string): number => Math.min(100, Math.max(0, (daysBetween(from, day) / days) * 100));
  const months = Array.from({ length: 13 }, (_, index) => addMonths(from.slice(0, 7), index)).filter(
    // The first month is named only where it begins: its name would cover that of the next.
    (month) => `${month}-01` >= from && `${month}-01` < until,
  );
  const visits = agreement.visits.filter(({ dueFrom, dueBy }) => dueFrom < until && dueBy >= from);
  const bills = agreement.bills.filter(({ lineId, from: first }) => lineId === '' && first >= from && first < until);
  const states = [...new Set(visits.map(({ state }) => state))];
  return (
    <figure className={classes['figure']} aria-label="The year of the agreement">
      <div className={classes['months']} aria-hidden>
        {months.map((month) => (
          <span key={month} style={{ insetInlineStart: `${at(`${month}-01`)}%` }}>
            {MONTH.format(new Date(`${month}-01`))}
          </span>
        ))}
      </div>
      <ol className={classes['visits']} aria-label="Visits of the year">
        {visits.map(({ id, name, state, dueFrom, dueBy }) => (
          <li key={id}>
            <span
              {...fillOf(TONES[state], classes['bar'])}
              style={{ insetInlineStart: `${at(dueFrom)}%`, width: `${Math.max(1.5, at(dueBy) - at(dueFrom))}%` }}
            />
            <span className={classes['name']} style={labelPlace(at(dueFrom))}>
              {name}
              <span className="visually-hidden">: {VISIT_DUE_LABELS[state]}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={classes['bills']} role="list" aria-label="Bills">
        {bills.map(({ invoiceId, from: first, isPaid }) => (
          <span
            key={invoiceId}
            role="listitem"
            aria-label={`${first}: ${isPaid ? 'paid' : 'open'}`}
            {...fillOf(isPaid ? 'good' : 'late', classes['bill'])}
            style={{ insetInlineStart: `${at(first)}%` }}
          />
        ))}
      </div>
      {today >= from && today < until && (
        <span className={classes['today']} style={{ insetInlineStart: `${at(today)}%` }} aria-hidden />
      )}
      <ChartLegend items={states.map((state) => ({ tone: TONES[state], label: VISIT_DUE_LABELS[state] }))} />
    </figure>
  );
}

/** Names stand at the start of their bar, and at its end where there is no room. */
const labelPlace = (start: number) =>
  start < 60 ? { insetInlineStart: `${start}%` } : { insetInlineEnd: `${100 - start}%` };
