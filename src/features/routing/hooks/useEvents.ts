import { useEffect, useState } from 'react';
import type { DayEvent } from '@/domain/routing/replan';
import { wholeMinute } from '@/domain/routing/day/routingDay';
import { MINUTE_SECONDS } from '@/lib/time';
import { confirmAction } from '@/ui/feedback/confirm';
import { useLatest } from '@/ui/hooks/useLatest';
import type { RoutingDayData } from './useRoutingDay';

/** A day counts as loaded after this long without changes. */
const SETTLED_MS = 300;

type Out = { outId: string; isReady: boolean; forget: () => void };

/**
 * Handles events during a day: someone is late, someone is out. Each suggests responses, and changes nothing on its own. `out` comes from
 * a link, where it has already been decided.
 */
export function useEvents(data: RoutingDayData, replanFor: (event: DayEvent) => Promise<unknown>, out: Out) {
  const latest = useLatest({ replanFor, out });
  const { version } = data;
  const isAsked = out.outId !== '' && out.isReady;
  useEffect(() => {
    if (!isAsked) return undefined;
    // A day loads in parts: a plan made before the last of them couldn't be accepted.
    const settled = setTimeout(() => {
      const { replanFor: replan, out: asked } = latest.current;
      asked.forget();
      void replan({ kind: 'technicianOut', technician: asked.outId });
    }, SETTLED_MS);
    return () => clearTimeout(settled);
  }, [isAsked, version, latest]);
  const [late, setLate] = useState<{ technicianId: string; name: string } | null>(null);

  const planDelay = (technicianId: string, minutes: number): void => {
    const { visits, shifts, day } = data.problem;
    const seconds = minutes * MINUTE_SECONDS;
    const running = [...visits.values()].find((visit) => visit.running && visit.technicianIds.includes(technicianId));
    if (running?.running) {
      const expectedEnd = wholeMinute(running.running.expectedEnd + seconds);
      void replanFor({ kind: 'runsLong', visit: running.entry.id, expectedEnd });
      return;
    }
    const next = shifts.find((one) => one.technicianId === technicianId);
    if (!next) return;
    const start = Math.max(next.shift.start, day.nowSeconds ?? 0) + seconds;
    void replanFor({ kind: 'startsLate', shift: next.shift.id, start });
  };

  return {
    askDelay: (technicianId: string, name: string) => setLate({ technicianId, name }),
    askOut: async (technicianId: string, name: string): Promise<void> => {
      const isMeant = await confirmAction({
        title: `${name} is out for the day?`,
        message:
          'You will see who could take the visits, and decide. Nothing changes before that. When you accept one of the plans, the rest of the day becomes time off.',
        confirmLabel: 'Show options',
      });
      if (isMeant) await replanFor({ kind: 'technicianOut', technician: technicianId });
    },
    late: late && {
      name: late.name,
      onClose: () => setLate(null),
      onPlan: (minutes: number) => {
        setLate(null);
        planDelay(late.technicianId, minutes);
      },
    },
  };
}
