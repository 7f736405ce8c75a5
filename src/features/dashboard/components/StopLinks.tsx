import { Anchor } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './NextStop.module.css';

const HouseSheet = lazy(async () => ({ default: (await import('./HouseSheet')).HouseSheet }));

/** Links from a stop to its job, and to the house's equipment and history. */
export function StopLinks({ job }: { job: Stored<Job> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes['links']}>
      <RouterLink to={paths.jobDetails(job.id)} className={classes['open'] ?? ''}>
        Open job
      </RouterLink>
      <Anchor component="button" type="button" className={classes['open'] ?? ''} onClick={() => setIsOpen(true)}>
        Equipment and history
      </Anchor>
      <Suspense>{isOpen && <HouseSheet job={job} onClose={() => setIsOpen(false)} />}</Suspense>
    </div>
  );
}
