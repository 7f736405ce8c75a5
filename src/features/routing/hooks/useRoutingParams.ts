import { useMemo } from 'react';
import { addCalendarDays, isCalendarDay } from '@/lib/calendar';
import { useAddressParams } from '@/ui/hooks/useAddressParams';

/** Returns the day and the technicians shown, kept in the URL. An empty choice means all. */
export function useRoutingParams(today: string) {
  const [params, set] = useAddressParams();
  const asked = params.get('date') ?? '';
  const date = isCalendarDay(asked) ? asked : today;
  const chosen = params.get('technicians') ?? '';
  const technicianIds = useMemo(() => chosen.split(',').filter(Boolean), [chosen]);
  const goTo = (day: string): void => set('date', day === today ? '' : day);
  return {
    date,
    technicianIds,
    /** The absent technician whose visits others should take; '' if not in the URL. */
    outId: params.get('out') ?? '',
    forgetOut: () => set('out', ''),
    goTo,
    step: (days: number) => goTo(addCalendarDays(date, days)),
    choose: (ids: readonly string[]) => set('technicians', ids.join(',')),
  };
}
