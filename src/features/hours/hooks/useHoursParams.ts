import { useSearchParams } from 'react-router-dom';
import { useToday } from '@/entities/company/useToday';
import { mondayOf } from '@/lib/weekdays';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The week and person shown, kept in the URL. Any day of a week identifies it. */
export function useHoursParams() {
  const [params, setParams] = useSearchParams();
  const thisWeek = mondayOf(useToday());
  const asked = params.get('week') ?? '';
  const isKnown = DATE.test(asked) && !Number.isNaN(Date.parse(`${asked}T00:00:00Z`));
  const technicianId = params.get('technician') ?? '';
  const goTo = (week: string): void =>
    setParams(
      { ...(technicianId === '' ? {} : { technician: technicianId }), ...(week === thisWeek ? {} : { week }) },
      { replace: true },
    );
  return { thisWeek, week: isKnown ? mondayOf(asked) : thisWeek, technicianId, goTo };
}
export type HoursParams = ReturnType<typeof useHoursParams>;
