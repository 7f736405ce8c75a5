import { useCan } from '@/data/react/useCan';
import { isOnAtAll } from '@/domain/message/settings';
import { visitNews } from '@/domain/message/visitRules';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nowIso } from '@/lib/dates';
import type { NotifyOptions } from '@/ui/feedback/notice';
import { askToTell, TELL_LABEL } from './tellRequest';
import { useMessageSettings } from './useMessageSettings';

/**
 * Offers to notify a customer that their visit is booked, moved or canceled, if the company has that message turned on. Nothing is sent
 * before the user has seen it.
 */
export function useVisitNews() {
  const can = useCan();
  const { settings } = useMessageSettings();

  /** Returns the button for the notice about a changed visit; undefined if there is nothing to tell the customer. */
  const nextOf = (id: string, before: ScheduleEntry | null, after: ScheduleEntry): NotifyOptions['next'] => {
    const kind = visitNews(before, after, nowIso());
    if (!kind || !can('update', 'schedule') || !isOnAtAll(settings, kind)) return undefined;
    const { startsAt } = after.placement;
    return { label: TELL_LABEL, run: () => askToTell({ visitId: id, kind, startsAt }) };
  };

  return { nextOf };
}
