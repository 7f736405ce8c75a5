import { spokenMinutes } from '@/domain/scheduling/words';
import { timesTogether, visitTimes } from '@/domain/scheduling/visitTimes';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import type { DayStop } from '../hooks/useTechnicianDay';

/** How long the day's visits took so far, as their steps tell; nothing before the first one began. */
export function DayTimes({ stops, nowIso }: { stops: readonly DayStop[]; nowIso: string }) {
  const own = stops.filter(({ isJobOnly }) => !isJobOnly);
  const { driveMinutes, workMinutes, pauseMinutes } = timesTogether(own.map((stop) => visitTimes(stop, nowIso)));
  if (driveMinutes + workMinutes + pauseMinutes === 0) return null;
  return (
    <Section title="Time so far" description="From when you tapped on your way, start, pause and finish.">
      <DetailList
        columns={3}
        items={[
          { label: 'Driving', value: spokenMinutes(driveMinutes) },
          { label: 'Working', value: spokenMinutes(workMinutes) },
          { label: 'Paused', value: spokenMinutes(pauseMinutes) },
        ]}
      />
    </Section>
  );
}
