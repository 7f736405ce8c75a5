import { useSession } from '@/data/react/WorkspaceProvider';
import { PERIODS, yearOptions, type Period } from '@/domain/ledger/months';
import { calendarDay } from '@/lib/dates';
import { useAddressParams } from '@/ui/hooks/useAddressParams';

/** Keeps a report's parameters in the URL: year, division into periods, and any others. */
export function useReportParams() {
  const { company } = useSession();
  const [params, set] = useAddressParams();
  const today = calendarDay(company.timeZone);
  const year = yearOptions(today).find((one) => one === params.get('year')) ?? today.slice(0, 4);
  const by: Period = PERIODS.find((one) => one === params.get('by')) ?? 'quarter';
  return { today, year, by, get: (name: string) => params.get(name) ?? '', set };
}
