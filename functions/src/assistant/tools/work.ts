import { z } from 'zod';
import { jobsByCustomer, jobsToPlan, jobsWithin } from '@/domain/job/queries';
import { PROGRESS_STATES } from '@/domain/job/schema';
import { notesOn } from '@/domain/note/queries';
import { startsWith } from '@/domain/record/listQuery';
import { findTimes } from '@/domain/scheduling/findTimes';
import { prepareGround } from '@/domain/scheduling/ground';
import { offerReasons } from '@/domain/scheduling/timesText';
import { ANY_TIME, type TimeRequest } from '@/domain/scheduling/timeRequest';
import { visitsOfJobId } from '@/domain/scheduling/queries';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { TECHNICIAN_LIST_LIMIT, technicianName } from '@/domain/technician/schema';
import { addCalendarDays } from '@/lib/calendar';
import { readGround } from '../../website/readGround';
import type { Desk } from '../desk';
import { notThere, ToolRefusal } from './refusal';
import { count, localTime, shownJob, shownVisit } from './shown';
import { defineTool, optionalDay, optionalId, someDay, someId } from './tool';

const LONGEST_SPAN_DAYS = 31;

/** What technicians are called, by id. */
async function namesOf(desk: Desk): Promise<(id: string) => string> {
  const all = await desk.list(
    'technicians',
    { orderBy: [{ field: 'firstName', direction: 'asc' }] },
    TECHNICIAN_LIST_LIMIT,
  );
  const names = new Map(all.map((one) => [one.id, technicianName(one)]));
  return (id) => names.get(id) ?? 'someone';
}

const findJobsTool = defineTool({
  name: 'find_jobs',
  description:
    'Finds jobs by number, by customer, by the days they are planned on, or by state. Give what is known, null for the rest. Without anything: today.',
  input: z.object({
    number: z.string().max(20).nullable().describe('A job number such as 26-K7M3Q, or null'),
    customer_id: optionalId('customer'),
    from_day: optionalDay,
    to_day: optionalDay,
    state: z.enum(PROGRESS_STATES).nullable(),
  }),
  words: 'Looking for jobs',
  run: async (desk, { number, customer_id: customerId, from_day: from, to_day: to, state }) => {
    const isOfState = ({ progress }: { progress: string }): boolean => state === null || progress === state;
    const jobs = number
      ? await desk.list('jobs', {
          where: startsWith('number', number.trim().toUpperCase()),
          orderBy: [{ field: 'number', direction: 'asc' }],
        })
      : customerId
        ? await desk.list('jobs', jobsByCustomer(customerId), 50)
        : state === 'unscheduled' || state === 'on-hold'
          ? await desk.list('jobs', jobsToPlan(state, 50), 50)
          : await desk.list('jobs', jobsWithin(spanOf(desk, from, to)), 100);
    // A job without a time has that of its making: it is planned on no day.
    const isByDay = !number && !customerId && state === null;
    const matching = jobs.filter((job) => isOfState(job) && !(isByDay && job.progress === 'unscheduled'));
    return {
      count: count(desk, 'Jobs found', matching.length),
      jobs: matching.slice(0, 25).map((one) => shownJob(desk, one)),
    };
  },
});

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

const dayTool = defineTool({
  name: 'read_day',
  description: 'The schedule of one day: all visits, absences and shifts, or those of one technician.',
  input: z.object({ day: someDay, technician_id: optionalId('technician') }),
  words: ({ day }) => `Reading the schedule of ${day}`,
  run: async (desk, { day, technician_id: technicianId }) => {
    if (!desk.mayRead('schedule') || !desk.mayRead('jobs'))
      throw new ToolRefusal('The person who asks may not see the schedule.');
    const { companyId, company } = desk.member;
    const [ground, nameOf] = await Promise.all([
      readGround(desk.deps, { companyId, company, span: daySpan(day, desk.timeZone) }),
      namesOf(desk),
    ]);
    const entries = ground.entries
      .filter(({ placement }) => technicianId === null || placement.technicianIds.includes(technicianId))
      .filter(({ state }) => state !== 'cancelled')
      .toSorted((a, b) => a.placement.startsAt.localeCompare(b.placement.startsAt));
    const visits = entries.filter(({ kind }) => kind === 'visit');
    return {
      day,
      visit_count: count(desk, `Visits on ${day}`, visits.length),
      entries: entries.slice(0, 60).map((entry) => shownVisit(desk, entry, nameOf)),
    };
  },
});

const techniciansTool = defineTool({
  name: 'list_technicians',
  description: 'The technicians with their ids and skills.',
  input: z.object({}),
  words: 'Looking who works here',
  run: async (desk) => {
    const all = await desk.list('technicians', { orderBy: [{ field: 'firstName', direction: 'asc' }] }, 60);
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

const FIND_DAYS = 7;

const findTimesTool = defineTool({
  name: 'find_times',
  description:
    'Free times for a visit, best first, by the same engine as “Find a time” on the board: shifts, absences, driving, skills.',
  input: z.object({
    minutes: z.number().int().min(15).max(600).describe('How long the visit takes'),
    from_day: optionalDay,
    property_id: optionalId('property'),
    technician_id: optionalId('technician'),
    skills: z.array(z.string().max(60)).max(5),
    is_emergency: z.boolean(),
    moved_visit_id: optionalId('visit that is to be moved'),
  }),
  words: 'Looking for free times',
  run: async (desk, asked) => {
    if (!desk.mayRead('schedule')) throw new ToolRefusal('The person who asks may not see the schedule.');
    const { companyId, company } = desk.member;
    const first = asked.from_day && asked.from_day > desk.today ? asked.from_day : desk.today;
    const last = addCalendarDays(first, FIND_DAYS - 1);
    const span = { startsAt: daySpan(first, desk.timeZone).startsAt, endsAt: daySpan(last, desk.timeZone).endsAt };
    const [ground, nameOf] = await Promise.all([readGround(desk.deps, { companyId, company, span }), namesOf(desk)]);
    const request: TimeRequest = {
      ...ANY_TIME,
      durationMinutes: asked.minutes,
      requiredSkills: asked.skills,
      place: asked.property_id ?? '',
      isEmergency: asked.is_emergency,
      preferredTechnicianId: asked.technician_id ?? '',
      movedId: asked.moved_visit_id ?? '',
      from: span.startsAt,
      days: FIND_DAYS,
      keepsLunch: true,
      limit: 8,
    };
    const prepared = prepareGround(ground);
    const { offers } = findTimes(request, prepared);
    return {
      times: offers.map((offer) => ({
        day: dayOf(offer.startsAt, desk.timeZone),
        starts: localTime(desk, offer.startsAt),
        starts_at: offer.startsAt,
        ends_at: offer.endsAt,
        technician_ids: offer.technicianIds,
        technicians: offer.technicianIds.map((id) => {
          desk.chips.cite('technicians', id, nameOf(id));
          return nameOf(id);
        }),
        why: offerReasons(offer, request, { nameOf, timeZone: desk.timeZone }),
      })),
    };
  },
});

export const WORK_TOOLS = [findJobsTool, readJobTool, dayTool, techniciansTool, findTimesTool];
