import { useSession } from '@/data/react/WorkspaceProvider';
import type { ExportClock } from '@/domain/record/columns';
import { calendarDay } from '@/lib/dates';
import { toWallTime } from '@/ui/format/wallTime';

/** Returns the company's clock, for the columns of an export. */
export function useExportClock(): ExportClock {
  const { timeZone } = useSession().company;
  return { at: (instant) => toWallTime(instant, timeZone), today: calendarDay(timeZone) };
}
