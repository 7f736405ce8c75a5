import { Text } from '@mantine/core';
import { addMonths, daysBetween } from '@/lib/calendar';
import type { Agreement, AgreementVisit } from '@/domain/agreement/record/schema';
import { termEnd, yearStart } from '@/domain/agreement/record/term';
import { standingOf, visitStateText, type VisitStanding } from '@/domain/agreement/record/visits';
import { fillOf } from '@/ui/charts/fill';
import { ChartLegend } from '@/ui/charts/ChartLegend';
import type { ChartTone } from '@/ui/charts/tones';
import classes from './TermPicture.module.css';

/** Each state's color; it matches the state's badge if there is one. */
const TONES: Record<VisitStanding, ChartTone> = {
  due: 'wait',
  scheduled: 'two',
  used: 'good',
  lapsed: 'late',
  'rolled-over': 'four',
  'to-come': 'quiet',
  'no-longer-owed': 'latent',
};
/** In percent: a month that begins later has no room for its name. */
const LAST_NAME_AT = 95;
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Draws a year of the term: due visits and their status, bills, and today's position. */
export function TermPicture({ agreement, today }: { agreement: Agreement; today: string }) {
  const from = yearStart(agreement.termStartsOn || agreement.startsOn, today);
  const until = termEnd(from, 12);
  const days = daysBetween(from, until);
  const at = (day: string): number => Math.min(100, Math.max(0, (daysBetween(from, day) / days) * 100));
  const months = Array.from({ length: 13 }, (_, index) => addMonths(from.slice(0, 7), index)).filter(
    // The first month is labeled only if the picture starts with it: its name would cover that of the next.
    (month) => `${month}-01` >= from && at(`${month}-01`) < LAST_NAME_AT,
  );
  const visits = agreement.visits.filter(({ dueFrom, dueBy }) => dueFrom < until && dueBy >= from);
  const bills = agreement.bills.filter(({ lineId, from: first }) => lineId === '' && first >= from && first < until);
  const toneOf = (visit: AgreementVisit): ChartTone => TONES[standingOf(visit, agreement, today)];
  const legend = new Map(visits.map((visit) => [visitStateText(visit, agreement, today), toneOf(visit)]));
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
        {visits.map((visit) => (
          <li key={visit.id}>
            <span
              {...fillOf(toneOf(visit), classes['bar'])}
              style={{
                insetInlineStart: `${at(visit.dueFrom)}%`,
                width: `${Math.max(1.5, at(visit.dueBy) - at(visit.dueFrom))}%`,
              }}
            />
            <span className={classes['name']} style={labelPlace(at(visit.dueFrom))}>
              {visit.name}
              <span className="visually-hidden">: {visitStateText(visit, agreement, today)}</span>
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
            className={classes['bill']}
            data-paid={isPaid || undefined}
            style={{ insetInlineStart: `${at(first)}%` }}
          />
        ))}
      </div>
      {today >= from && today < until && (
        <span className={classes['today']} style={{ insetInlineStart: `${at(today)}%` }} aria-hidden />
      )}
      <ChartLegend items={[...legend].map(([label, tone]) => ({ tone, label: `Visit: ${label.toLowerCase()}` }))} />
      <Text size="xs" c="dimmed">
        The line is today.{bills.length > 0 && ' Dots are bills: filled when paid, a ring while open.'}
      </Text>
    </figure>
  );
}

/** Places labels at the start of their bar, or ending there if there is more room before it. Both are truncated when space is short. */
const labelPlace = (start: number) =>
  start < 50
    ? { insetInlineStart: `${start}%`, maxInlineSize: `${100 - start}%` }
    : { insetInlineEnd: `${100 - start}%`, maxInlineSize: `${start}%` };
