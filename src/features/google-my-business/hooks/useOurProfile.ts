import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { closedDaysOf, timeOffAhead } from '@/domain/google-profile/closedDays';
import { servicesOf, type OurProfile } from '@/domain/google-profile/drift';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { calendarDay } from '@/lib/dates';
import { useGoogleSettings } from './useGoogleSettings';

const NONE: readonly ScheduleEntry[] = [];

/** Builds the intended profile from the company's records. Must match `readOurProfile` in the functions. */
export function useOurProfile(): { ours: OurProfile; isLoading: boolean } {
  const { company } = useSession();
  const { phone, website, businessHours, timeZone } = company;
  const today = calendarDay(timeZone);
  const query = useMemo(() => timeOffAhead({ today, timeZone }), [today, timeZone]);
  const mayRead = useCan()('read', 'schedule');
  const timeOff = useRecords(collections.schedule, query, { isEnabled: mayRead });
  const { settings: work, isLoading: isWorkLoading } = useWorkSettings();
  const { settings, isLoading } = useGoogleSettings();
  const entries = timeOff.data ?? NONE;
  const ours = useMemo(
    () => ({
      phone,
      website,
      businessHours,
      closedDays: closedDaysOf(entries, businessHours, timeZone),
      services: servicesOf(work.jobTypes, settings.ignoredServices),
    }),
    [phone, website, businessHours, entries, timeZone, work, settings],
  );
  return { ours, isLoading: isWorkLoading || isLoading || (mayRead && timeOff.isLoading) };
}
