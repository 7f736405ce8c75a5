import { collections } from '@/data/collections';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { can } from '@/domain/access/permissions';
import type { Job } from '@/domain/job/schema';
import {
  DEFAULT_MESSAGE_SETTINGS,
  isOnAtAll,
  MESSAGE_SETTINGS_ID,
  type VisitMessageKind,
} from '@/domain/message/settings';
import { visitNews } from '@/domain/message/visitRules';
import type { Stored } from '@/domain/record/schema';
import { shownVisit, visitsOfJob } from '@/domain/scheduling/jobVisits';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { askToTell, TELL_LABEL } from './tellRequest';

const QUESTIONS: Partial<Record<VisitMessageKind, string>> = {
  booked: 'Tell the customer when you are coming?',
  moved: 'Tell the customer about the new time?',
  canceled: 'Tell the customer that the visit is canceled?',
};

/**
 * Offers to notify the customer after a job was booked, changed or canceled, if the company has that message turned on. Nothing is sent
 * before the user has seen it. Never throws.
 * @param before null for a new job
 */
export async function offerForJob(workspace: Workspace, before: Stored<Job> | null, after: Stored<Job>): Promise<void> {
  const state = workspace.getState();
  const timeZone = state.company?.timeZone ?? '';
  const [planned = null] = before ? visitsOfJob(before, [], timeZone) : [];
  const [next] = visitsOfJob(after, [], timeZone);
  const changed =
    next ?? (after.progress === 'cancelled' && planned ? { ...planned, state: 'cancelled' as const } : null);
  const kind = changed && visitNews(planned, changed, nowIso());
  if (!kind || !can(state, 'update', 'schedule')) return;
  const settings = await readOne(workspace, collections.messageSettings, MESSAGE_SETTINGS_ID);
  if (!isOnAtAll(settings ?? DEFAULT_MESSAGE_SETTINGS, kind)) return;
  const { startsAt } = changed.placement;
  // The stored visit of an edited job still has the previous time.
  const visitId = await visitIdOf(workspace, after, planned?.placement.startsAt ?? startsAt).catch(() => after.id);
  notify.info(QUESTIONS[kind] ?? '', {
    next: { label: TELL_LABEL, run: () => askToTell({ visitId, kind, startsAt }) },
  });
}

/** Returns the visit for a job's time: the stored one, else the one the server will store. */
async function visitIdOf({ repository }: Workspace, job: Stored<Job>, startsAt: string): Promise<string> {
  const stored = await repository(collections.schedule).getAll(visitsOfJobId(job.id));
  const isIt = ({ placement }: ScheduleEntry): boolean => placement.startsAt === startsAt;
  return (stored.find(isIt) ?? shownVisit(stored))?.id ?? job.id;
}
