import { Suspense, useState, type ReactNode } from 'react';
import type { Job } from '@/domain/job/schema';
import { MoreWay } from './StopBar';

type MoreActionsProps = {
  job: Pick<Job, 'number'>;
  /** A menu that opens at once, around a `MoreWay`; loaded when it is first wanted. */
  children: ReactNode;
};

/** “More” at the thumb: a phone that waits for its day does not wait for a menu that few open. */
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
