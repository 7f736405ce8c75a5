import { Button } from '@mantine/core';
import type { DayVisit } from '@/domain/routing/day/dayVisits';
import { isolated } from '@/lib/isolated';
import { paths } from '@/lib/paths';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { PutLast, type PutLastProps } from './PutLast';
import classes from './RouteList.module.css';

export type NotPlannedVisit = { visit: DayVisit; reason: string };

type NotPlannedProps = {
  visits: readonly NotPlannedVisit[];
  /** Fixes for a visit without a location; undefined for users who may not plan. */
  mend:
    | {
        onPin: (visitId: string) => void;
        /** Only while no plan is shown. */ last: Omit<PutLastProps, 'visit'> | null;
      }
    | undefined;
};

/** Lists the day's visits that are on no route, each with the reason. */
export function NotPlanned({ visits, mend }: NotPlannedProps) {
  if (visits.length === 0) return null;
  return (
    <Section title={`Not planned: ${formatCount(visits.length, 'visit')}`}>
      <PlainList aria-label="Not planned">
        {visits.map(({ visit, reason }) => {
          const { entry, serviceSeconds, isLocated, hold } = visit;
          return (
            <li key={entry.id} className={classes.stop}>
              <div className={classes.text}>
                <RouterLink to={paths.jobDetails(entry.jobId)} className={classes.title ?? ''}>
                  {entry.title}
                </RouterLink>
                <div className={classes.who}>
                  {[isolated(entry.customerName), entry.propertyAddress].filter(Boolean).join(' · ')}
                </div>
                <div className={classes.facts}>
                  <span>{formatDuration(serviceSeconds / 60)}</span>
                  <span>{reason}</span>
                  {!isLocated && mend && (
                    <>
                      <Button
                        variant="text"
                        size="xs"
                        onClick={() => mend.onPin(entry.id)}
                        aria-label={`Set location of ${entry.title}`}
                      >
                        Set location
                      </Button>
                      {hold === '' && mend.last && <PutLast visit={visit} {...mend.last} />}
                    </>
                  )}
                </div>
              </div>
            </li>
          );
        })}
      </PlainList>
    </Section>
  );
}
