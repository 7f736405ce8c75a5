import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addCalendarDays, addMonths, isCalendarDay } from '@/lib/calendar';
import { mondayOf } from '@/lib/weekdays';
import { useLatest } from '@/ui/hooks/useLatest';

/** In display order. */
export const SCHEDULE_VIEWS = ['day', 'days', 'week', 'weeks', 'month', 'list'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** Pixels per hour, from far to near; 0 fits the shown hours into the window. */
export const ZOOMS = [24, 40, 0, 96, 144] as const;
const FITTING = 2;

const SPANS: Record<Exclude<ScheduleView, 'month'>, number> = { day: 1, days: 3, week: 7, weeks: 14, list: 7 };

/** Returns the days (YYYY-MM-DD) that a view shows around a date. */
function datesOf(view: ScheduleView, date: string): string[] {
  if (view === 'month') {
    const first = mondayOf(`${date.slice(0, 7)}-01`);
    return Array.from({ length: 42 }, (_, index) => addCalendarDays(first, index));
  }
  const first = view === 'week' || view === 'weeks' || view === 'list' ? mondayOf(date) : date;
  return Array.from({ length: SPANS[view] }, (_, index) => addCalendarDays(first, index));
}

/** Keeps what the schedule shows in the URL, so that Back, reload and a shared link show the same. */
export function useScheduleParams(today: string, { isPhone }: { isPhone: boolean }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('date') ?? '';
  const date = isCalendarDay(asked) ? asked : today;
  // A phone shows one day from morning to evening, whatever view the link's sender had open.
  const view = (!isPhone && SCHEDULE_VIEWS.find((known) => known === params.get('view'))) || 'day';
  const zoomAsked = Number(params.get('zoom') ?? FITTING);
  const zoom = Number.isInteger(zoomAsked) && zoomAsked >= 0 && zoomAsked < ZOOMS.length ? zoomAsked : FITTING;
  const technicianId = params.get('technician') ?? '';
  const skill = params.get('skill') ?? '';
  const findId = params.get('find') ?? '';
  const isWholeDay = params.get('hours') === 'all';
  const withCanceled = params.get('canceled') === 'shown';
  const withResources = params.get('beside') !== 'hidden';
  const latest = useLatest(setParams);
  const dates = useMemo(() => datesOf(view, date), [view, date]);
  // Stable while the URL is, so that its consumers don't re-render with each visit that moves.
  return useMemo(() => {
    const set = (changes: Record<string, string>): void =>
      latest.current(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    const goTo = (day: string): void => set({ date: day === today ? '' : day });
    return {
      date,
      view,
      dates,
      zoom,
      technicianId,
      skill,
      findId,
      isWholeDay,
      withCanceled,
      /** Whether crews, vehicles and equipment have rows. */
      withResources,
      goTo,
      goToday: () => goTo(today),
      /** One step of the view: a day, three, a week, a month. */
      step: (direction: -1 | 1) =>
        goTo(
          view === 'month'
            ? `${addMonths(date.slice(0, 7), direction)}-01`
            : addCalendarDays(date, direction * SPANS[view]),
        ),
      setView: (next: ScheduleView) => set({ view: next === 'day' ? '' : next }),
      showDay: (day: string) => set({ view: '', date: day === today ? '' : day }),
      setZoom: (next: number) =>
        set({ zoom: next === FITTING ? '' : String(Math.min(ZOOMS.length - 1, Math.max(0, next))) }),
      set,
    };
  }, [latest, today, date, view, dates, zoom, technicianId, skill, findId, isWholeDay, withCanceled, withResources]);
}
export type ScheduleParams = ReturnType<typeof useScheduleParams>;
