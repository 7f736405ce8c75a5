import { Button } from '@mantine/core';
import type { DayVisit } from '@/domain/routing/day/dayVisits';
import { paths } from '@/lib/paths';
import { formatCount, formatDuration } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './RouteList.module.css';

export type NotPlannedVisit = { visit: DayVisit; reason: string };

type NotPlannedProps = { visits: readonly NotPlannedVisit[]; onPin: ((visitId: string) => void) | undefined };

/** Visits of the day that are on nobody's route, each with the reason. */
export function NotPlanned({ visits, onPin }: NotPlannedProps) {
  if (visits.length === 0) return null;
  return (
    <Section title={`Not planned: ${formatCount(visits.length, 'visit')}`}>
      <ul className={classes.stops} aria-label="Not planned">
        {visits.map(({ visit: { entry, serviceSeconds, isLocated }, reason }) => (
          <li key={entry.id} className={classes.stop}>
            <div className={classes.text}>
              <RouterLink to={paths.jobDetails(entry.jobId)} className={classes.title ?? ''}>
                {entry.title}
              </RouterLink>
              <div className={classes.who}>
                {[entry.customerName, entry.propertyAddress].filter(Boolean).join(' · ')}
              </div>
              <div className={classes.facts}>
                <span>{formatDuration(serviceSeconds / 60)}</span>
                <span>{reason}</span>
                {!isLocated && onPin && (
                  <Button
                    variant="text"
                    size="xs"
                    onClick={() => onPin(entry.id)}
                    aria-label={`Set location of ${entry.title}`}
                  >
                    Set location
                  </Button>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
