import { useSession } from '@/data/react/WorkspaceProvider';
import type { ExportClock } from '@/domain/record/columns';
import { calendarDay } from '@/lib/dates';
import { toWallTime } from '@/ui/format/wallTime';

/** The company's clock, as the columns of a file ask for it. */
export function useExportClock(): ExportClock {
  const { timeZone } = useSession().company;
  return { at: (instant) => toWallTime(instant, timeZone), today: calendarDay(timeZone) };
}
