import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { timeOfJob } from '@/domain/hours/queries';
import { timeOfTechnicians } from '@/domain/hours/sums';
import { KindSums } from '@/entities/hours/KindSums';
import { Section } from '@/ui/layout/Section';

type TimeSectionProps = { jobId: string; now: Date };

/** Shows time spent on the job so far, totaled per person; technicians see only their own. Renders nothing before the first step. */
export function TimeSection({ jobId, now }: TimeSectionProps) {
  const session = useSession();
  const can = useCan();
  const { timeZone } = session.company;
  const seesAll = can('read', 'timeEntries');
  const { records } = useLiveRecords(
    collections.timeEntries,
    timeOfJob(jobId, seesAll ? {} : { accountUid: session.uid }),
    { isEnabled: hasFeature(session.features, 'technicians') },
  );
  const minutes = useMemo(
    () => timeOfTechnicians(records, { nowIso: now.toISOString(), timeZone }),
    [records, now, timeZone],
  );
  if (Object.values(minutes).every((value) => value === 0)) return null;
  return (
    <Section title={seesAll ? 'Time' : 'Your time'}>
      <KindSums minutes={minutes} />
    </Section>
  );
}
