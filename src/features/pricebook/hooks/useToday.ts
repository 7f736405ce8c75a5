import { useSession } from '@/data/react/WorkspaceProvider';
import { toWallTime } from '@/ui/format/wallTime';

/** The company's calendar day, YYYY-MM-DD. */
export function useToday(): string {
  const { company } = useSession();
  return toWallTime(new Date().toISOString(), company.timeZone).slice(0, 10);
}
