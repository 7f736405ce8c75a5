import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PERIODS, yearOptions, type Period } from '@/domain/ledger/months';
import { calendarDay } from '@/lib/dates';

/** What a report is about, kept in the URL: year, division into periods, and whatever else it names. */
export function useReportParams() {
  const { company } = useSession();
  const [params, setParams] = useSearchParams();
  const today = calendarDay(company.timeZone);
  const year = yearOptions(today).find((one) => one === params.get('year')) ?? today.slice(0, 4);
  const by: Period = PERIODS.find((one) => one === params.get('by')) ?? 'quarter';
  const set = (name: string, value: string): void =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return { today, year, by, get: (name: string) => params.get(name) ?? '', set };
}
