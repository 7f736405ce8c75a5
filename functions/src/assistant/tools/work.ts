import { z } from 'zod';
import { finishedAt } from '@/domain/award/contributions';
import { FINISH_LAG_DAYS, jobsByCustomer, jobsFinishedAbout, jobsToPlan, jobsWithin } from '@/domain/job/queries';
import { ANY_JOB, filteredJobs } from '@/domain/job/filters';
import { isWorkFinished } from '@/domain/job/progress';
import { PROGRESS_STATES } from '@/domain/job/schema';
import { isLate, needsInvoice } from '@/domain/job/status';
import { notesOn } from '@/domain/note/queries';
import { startsWith } from '@/domain/record/listQuery';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import { technicianName } from '@/domain/technician/schema';
import { addCalendarDays } from '@/lib/calendar';
import type { Desk } from '../desk';
import { notThere, ToolRefusal } from './refusal';
import { count, localTime, shownJob, shownVisit } from './shown';
import { namesOf, readTechnicians } from './technicianNames';
import { defineTool, optionalDay, optionalId, someId } from './tool';

const LONGEST_SPAN_DAYS = 31;
const FINISHED_READ = 500;

/** Views of the jobs' own page that aren't stored states. */
const STATE_VIEWS = { late: 'late', 'to-invoice': 'needs-invoicing' } as const;

const findJobsTool = defineTool({
  name: 'find_jobs',
  description:
    'Finds jobs by number, by customer, by the days they are planned on, or by state; “late” are those whose time has passed and nobody began, “to-invoice” those that are finished without an invoice, “finished” those whose work was finished on the days asked for, which technician_id narrows to one technician. Give what is known, null for the rest. Without anything: today.',
  input: z.object({
    number: z.string().max(20).nullable().describe('A job number such as 26-K7M3Q, or null'),
    customer_id: optionalId('customer'),
    from_day: optionalDay,
    to_day: optionalDay,
    state: z.enum([...PROGRESS_STATES, 'late', 'to-invoice', 'finished']).nullable(),
    technician_id: optionalId('technician').default(null),
  }),
  words: 'Looking for jobs',
  run: async (
    desk,
    { number, customer_id: customerId, from_day: from, to_day: to, state, technician_id: technicianId },
  ) => {
    if (state === 'finished' && !number && !customerId) return finishedJobs(desk, { from, to, technicianId });
    const now = new Date(desk.nowIso);
    const isOfState = (job: Parameters<typeof needsInvoice>[0] & Parameters<typeof isLate>[0]): boolean =>
      state === null ||
      (state === 'late'
        ? isLate(job, desk.nowIso)
        : state === 'to-invoice'
          ? needsInvoice(job)
          : state === 'finished'
            ? isWorkFinished(job.progress)
            : job.progress === state);
    const jobs = number
      ? await desk.list('jobs', {
          where: startsWith('number', number.trim().toUpperCase()),
          orderBy: [{ field: 'number', direction: 'asc' }],
        })
      : customerId
        ? await desk.list('jobs', jobsByCustomer(customerId), 50)
        : state === 'late' || state === 'to-invoice'
          ? await desk.list('jobs', filteredJobs({ ...ANY_JOB, view: STATE_VIEWS[state] }, desk.timeZone, now), 50)
          : state === 'unscheduled' || state === 'on-hold'
            ? await desk.list('jobs', jobsToPlan(state, 50), 50)
            : await desk.list('jobs', jobsWithin(spanOf(desk, from, to)), 100);
    // A job without a time sorts by its creation: it isn't planned on any day.
    const isByDay = !number && !customerId && state === null;
    const matching = jobs.filter(
      (job) =>
        isOfState(job) &&
        !(isByDay && job.progress === 'unscheduled') &&
        (technicianId === null || job.technicianIds.includes(technicianId)),
    );
    return {
      count: count(desk, 'Jobs found', matching.length),
      is_cut: jobs.length >= 100,
      jobs: matching.slice(0, 25).map((one) => shownJob(desk, one)),
    };
  },
});

/** Returns work by the day it was finished, latest first. */
async function finishedJobs(
  desk: Desk,
  { from, to, technicianId }: { from: string | null; to: string | null; technicianId: string | null },
): Promise<object> {
  const span = spanOf(desk, from, to);
  const jobs = await desk.list('jobs', jobsFinishedAbout(span), FINISHED_READ);
  const finished = jobs
    .map((job) => ({ job, at: finishedAt(job) }))
    .filter(({ at }) => at >= span.startsAt && at < span.endsAt)
    .filter(({ job }) => technicianId === null || job.technicianIds.includes(technicianId))
    .toSorted((a, b) => b.at.localeCompare(a.at));
  return {
    finished_from: from ?? desk.today,
    finished_to: to ?? from ?? desk.today,
    count: count(desk, 'Jobs finished', finished.length),
    is_cut: jobs.length >= FINISHED_READ,
    left_out: `Jobs that were planned more than ${String(FINISH_LAG_DAYS.before)} days before they were finished.`,
    jobs: finished.slice(0, 25).map(({ job, at }) => ({ ...shownJob(desk, job), finished: localTime(desk, at) })),
  };
}

function spanOf(desk: Desk, from: string | null, to: string | null): { startsAt: string; endsAt: string } {
  const first = from ?? desk.today;
  const last = to ?? first;
  if (last < first) throw new ToolRefusal('The last day is before the first.');
  if (addCalendarDays(first, LONGEST_SPAN_DAYS) < last) throw new ToolRefusal('Ask for a month at most.');
  return { startsAt: daySpan(first, desk.timeZone).startsAt, endsAt: daySpan(last, desk.timeZone).endsAt };
}

const readJobTool = defineTool({
  name: 'read_job',
  description: 'One job with its description, visits and notes.',
  input: z.object({ job_id: someId('job') }),
  words: 'Reading the job',
  run: async (desk, { job_id: id }) => {
    const job = await desk.get('jobs', id);
    if (!job) throw notThere('job');
    const [visits, notes, nameOf] = await Promise.all([
      desk.list('schedule', visitsOfJobId(id)),
      desk.list('notes', notesOn(id), 8),
      namesOf(desk),
    ]);
    return {
      ...shownJob(desk, job),
      description: desk.foreign(job.description),
      customer_notes: desk.foreign(job.customerNotes),
      internal_notes: desk.foreign(job.internalNotes),
      hold_reason: job.holdReason,
      checklist: job.checklist.map(({ label, isDone }) => `${isDone ? 'done' : 'open'}: ${label}`),
      visits: visits.map((visit) => shownVisit(desk, visit, nameOf)),
      notes: notes.map((note) => ({
        at: localTime(desk, note.createdAt),
        by: note.authorName,
        text: desk.foreign(note.text),
      })),
    };
  },
});

const techniciansTool = defineTool({
  name: 'list_technicians',
  description: 'The technicians with their ids and skills.',
  input: z.object({}),
  words: 'Looking who works here',
  run: async (desk) => {
    const all = await readTechnicians(desk, 60);
    return {
      technicians: all
        .filter(({ status }) => status === 'active')
        .map((one) => ({
          source: desk.chips.cite('technicians', one.id, technicianName(one)),
          technician_id: one.id,
          name: technicianName(one),
          skills: one.skills,
        })),
    };
  },
});

export const WORK_TOOLS = [findJobsTool, readJobTool, techniciansTool];
