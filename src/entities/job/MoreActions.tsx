import { Suspense, useState, type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import { MoreWay } from './StopBar';

type MoreActionsProps = {
  job: Pick<Job, 'number'>;
  /** A `MoreMenu`, loaded on first use. */
  children: ReactNode;
};

/** Renders “More” within thumb reach: a phone that is loading the day doesn't wait for a menu few people open. */
export function MoreActions({ job, children }: MoreActionsProps) {
  const [isWanted, setIsWanted] = useState(false);
  const closed = (
    <MoreWay
      job={job}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
      aria-busy={isWanted}
    />
  );
  return isWanted ? <Suspense fallback={closed}>{children}</Suspense> : closed;
}
