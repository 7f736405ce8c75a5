import { useSession } from '@/data/react/WorkspaceProvider';
import { useNow } from '@/ui/hooks/useNow';
import { calendarDay } from '@/lib/dates';

/** Returns the company's calendar day (YYYY-MM-DD), updated at midnight. */
export function useToday(): string {
  const { company } = useSession();
  return calendarDay(company.timeZone, useNow());
}
