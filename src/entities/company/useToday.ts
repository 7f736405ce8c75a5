import { useSession } from '@/data/react/WorkspaceProvider';
import { useNow } from '@/ui/hooks/useNow';
import { calendarDay } from '@/lib/dates';

/** The company's calendar day (YYYY-MM-DD), also after midnight. */
export function useToday(): string {
  const { company } = useSession();
  return calendarDay(company.timeZone, useNow());
}
