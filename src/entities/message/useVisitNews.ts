import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import { isOn, MESSAGE_CHANNELS, type VisitMessageKind } from '@/domain/message/settings';
import { visitNews } from '@/domain/message/visitRules';
import type { Stored } from '@/domain/record/schema';
import { shownVisit, visitsOfJob } from '@/domain/scheduling/jobVisits';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import type { NotifyOptions } from '@/ui/feedback/showNotification';
import { askToTell } from './tellRequest';
import { useMessageSettings } from './useMessageSettings';

const QUESTIONS: Partial<Record<VisitMessageKind, string>> = {
  booked: 'Tell the customer when you are coming?',
  moved: 'Tell the customer about the new time?',
  canceled: 'Tell the customer that the visit is canceled?',
};
const LABEL = 'Tell the customer…';

/**
 * Offers to tell a customer that their visit is booked, moved or canceled, where the company has that message turned on. Nothing goes out
 * before they have seen it.
 */
export function useVisitNews() {
  const can = useCan();
  const { repository } = useWorkspace();
  const { timeZone } = useSession().company;
  const { settings } = useMessageSettings();
  const isOffered = (kind: VisitMessageKind): boolean =>
    can('update', 'schedule') && MESSAGE_CHANNELS.some((channel) => isOn(settings, kind, channel));

  /** The button for the notice about a changed visit; undefined where there is nothing to tell. */
  const nextOf = (id: string, before: ScheduleEntry | null, after: ScheduleEntry): NotifyOptions['next'] => {
    const kind = visitNews(before, after, nowIso());
    if (!kind || !isOffered(kind)) return undefined;
    const { startsAt } = after.placement;
    return { label: LABEL, run: () => askToTell({ visitId: id, kind, startsAt }) };
  };

  /** The visit that a job's time is about: its stored one, else the one that the server stores for it. */
  const visitIdOf = async (job: Stored<Job>, startsAt: string): Promise<string> => {
    const stored = await repository(collections.schedule).getAll(visitsOfJobId(job.id));
    const isIt = ({ placement }: ScheduleEntry): boolean => placement.startsAt === startsAt;
    return (stored.find(isIt) ?? shownVisit(stored))?.id ?? job.id;
  };

  /** Asks after a job was booked, changed or canceled. @param before null for a job that is new */
  const offerForJob = async (before: Stored<Job> | null, after: Stored<Job>): Promise<void> => {
    const [planned = null] = before ? visitsOfJob(before, [], timeZone) : [];
    const [next] = visitsOfJob(after, [], timeZone);
    const changed =
      next ?? (after.progress === 'cancelled' && planned ? { ...planned, state: 'cancelled' as const } : null);
    const kind = changed && visitNews(planned, changed, nowIso());
    if (!kind || !isOffered(kind)) return;
    const { startsAt } = changed.placement;
    // Of a job that is edited, what is stored still has the time before.
    const visitId = await visitIdOf(after, planned?.placement.startsAt ?? startsAt).catch(() => after.id);
    notify.info(QUESTIONS[kind] ?? '', { next: { label: LABEL, run: () => askToTell({ visitId, kind, startsAt }) } });
  };

  return { nextOf, offerForJob };
}
