import type { ReactNode } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useCan } from '@/data/react/useCan';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { arrivalText, whenText } from './arrivalText';
import classes from './StopFacts.module.css';

type StopFactsProps = {
  job: Stored<Job>;
  timeZone: string;
  /** True to include the day, if the page covers more than one. */
  withDay?: boolean;
  badges?: ReactNode;
};

/** Renders a stop, readable at arm's length: when, where, for whom, how to get in, and what to look out for. */
export function StopFacts({ job, timeZone, withDay = false, badges }: StopFactsProps) {
  const can = useCan();
  const property = useRecord(collections.properties, job.propertyId, {
    isEnabled: job.propertyId !== '' && can('read', 'properties'),
  });
  const { gateCode = '', accessNotes = '', hazards = '' } = property.data ?? {};
  const access = [gateCode === '' ? '' : `Gate code ${gateCode}`, accessNotes].filter(Boolean);
  return (
    <div className={classes['stop']}>
      <div className={classes['top']}>
        <span className={classes['when']}>
          {withDay ? whenText(job, timeZone) : arrivalText(job, timeZone) || 'Not scheduled'}
        </span>
        {badges !== undefined && <span className={classes['badges']}>{badges}</span>}
      </div>
      {job.propertyAddress !== '' && <p className={classes['address']}>{job.propertyAddress}</p>}
      <p className={classes['customer']}>{[job.customerName, job.contactName].filter(Boolean).join(' · ')}</p>
      {access.length > 0 && <p className={classes['access']}>{access.join(' · ')}</p>}
      {hazards !== '' && (
        <InlineNotice tone="warning" title="Watch out for">
          {hazards}
        </InlineNotice>
      )}
    </div>
  );
}
