import { skillsOfType, unitsOfType } from '@/domain/company/workChoices';
import { formatAddress } from '@/domain/contact/format';
import { z } from 'zod';
import { viewId } from '@/domain/assistant/views';
import { findTimes } from '@/domain/scheduling/findTimes';
import { prepareGround } from '@/domain/scheduling/ground';
import { offerReasons } from '@/domain/scheduling/timesText';
import { ANY_TIME, type TimeRequest } from '@/domain/scheduling/timeRequest';
import { daySpan, dayOf } from '@/domain/scheduling/wallClock';
import { addCalendarDays, daysBetween } from '@/lib/calendar';
import { readWorkSettings } from '../../leads/leadCompany';
import { readGround } from '../../website/readGround';
import type { Desk } from '../desk';
import { ToolRefusal } from './refusal';
import { count, localTime, shownVisit } from './shown';
import { namesOf } from './technicianNames';
import { defineTool, optionalDay, optionalId, someDay } from './tool';

/** Each day is read in full. */
const MOST_DAYS = 7;
const ENTRIES_SHOWN = 60;

/** Returns what starts on a day, without canceled visits, earliest first. */
async function entriesOf(desk: Desk, day: string, technicianId: string | null) {
  const { companyId, company } = desk.member;
  const { entries } = await readGround(desk.deps, { companyId, company, span: daySpan(day, desk.timeZone) });
  return entries
    .filter(({ placement }) => technicianId === null || placement.technicianIds.includes(technicianId))
    .filter(({ state }) => state !== 'cancelled')
    .toSorted((a, b) => a.placement.startsAt.localeCompare(b.placement.startsAt));
}

const dayTool = defineTool({
  name: 'read_day',
  description:
    'The schedule of one day, or of up to seven with to_day: all visits, absences and shifts, or those of one technician, and how many visits each day has.',
  input: z.object({ day: someDay, to_day: optionalDay.default(null), technician_id: optionalId('technician') }),
  words: ({ day, to_day: last }) => `Reading the schedule of ${day}${last === null ? '' : ` to ${last}`}`,
  run: async (desk, { day, to_day: last, technician_id: technicianId }) => {
    if (!desk.mayRead('schedule') || !desk.mayRead('jobs'))
      throw new ToolRefusal('The person who asks may not see the schedule.');
    const length = daysBetween(day, last ?? day) + 1;
    if (length < 1) throw new ToolRefusal('The last day is before the first.');
    if (length > MOST_DAYS) throw new ToolRefusal(`Ask for ${String(MOST_DAYS)} days at most.`);
    const dates = Array.from({ length }, (_, index) => addCalendarDays(day, index));
    const [nameOf, ...found] = await Promise.all([
      namesOf(desk),
      ...dates.map(async (date) => entriesOf(desk, date, technicianId)),
    ]);
    // Anything that runs past midnight is in two days.
    const entries = [...new Map(found.flat().map((entry) => [entry.id, entry])).values()];
    const visitCount = (some: readonly { kind: string }[]): number =>
      some.filter(({ kind }) => kind === 'visit').length;
    const period = last === null || last === day ? day : `${day} to ${last}`;
    return {
      day,
      to_day: last ?? day,
      visit_count: count(desk, `Visits on ${period}`, visitCount(entries)),
      ...(length > 1 && {
        days: dates.map((date, index) => ({
          day: date,
          visits: count(desk, `Visits on ${date}`, visitCount(found[index] ?? [])),
        })),
      }),
      source: desk.chips.cite('views', viewId({ page: 'schedule', date: day }), `Schedule from ${day}`),
      entries: entries.slice(0, ENTRIES_SHOWN).map((entry) => shownVisit(desk, entry, nameOf)),
    };
  },
});

const FIND_DAYS = 7;

const findTimesTool = defineTool({
  name: 'find_times',
  description:
    'Free times for a visit, best first, by the same engine as “Find a time” on the board: shifts, absences, driving, skills, what is kept free for emergencies. With a technician: only theirs.',
  input: z.object({
    minutes: z.number().int().min(15).max(600).describe('How long the visit takes'),
    from_day: optionalDay,
    to_day: optionalDay.default(null).describe('The last day that counts, at most a week later, or null'),
    property_id: optionalId('property'),
    technician_id: optionalId('technician'),
    skills: z.array(z.string().max(60)).max(5),
    is_emergency: z.boolean(),
    moved_visit_id: optionalId('visit that is to be moved'),
    job_type_id: z
      .string()
      .max(128)
      .nullable()
      .default(null)
      .describe(
        'The kind of job (service, maintenance …), whose skills, vehicles and machines are then asked for, or null',
      ),
  }),
  words: 'Looking for free times',
  run: async (desk, asked) => {
    if (!desk.mayRead('schedule')) throw new ToolRefusal('The person who asks may not see the schedule.');
    const { companyId, company } = desk.member;
    const first = asked.from_day && asked.from_day > desk.today ? asked.from_day : desk.today;
    const length = asked.to_day === null ? FIND_DAYS : Math.min(FIND_DAYS, daysBetween(first, asked.to_day) + 1);
    if (length < 1) throw new ToolRefusal('That day is over.');
    const last = addCalendarDays(first, length - 1);
    const span = { startsAt: daySpan(first, desk.timeZone).startsAt, endsAt: daySpan(last, desk.timeZone).endsAt };
    const [ground, nameOf, work, address, moved] = await Promise.all([
      readGround(desk.deps, { companyId, company, span }),
      namesOf(desk),
      readWorkSettings(desk.deps, companyId, company),
      addressOf(desk, asked.property_id),
      asked.moved_visit_id === null ? null : desk.get('schedule', asked.moved_visit_id),
    ]);
    const type = asked.job_type_id ?? '';
    const prepared = prepareGround(ground);
    const wanted = asked.technician_id ?? '';
    const request: TimeRequest = {
      ...ANY_TIME,
      durationMinutes: asked.minutes,
      requiredSkills: [...new Set([...asked.skills, ...skillsOfType(work, type)])],
      // Whatever the visit uses now, it also needs at another time.
      resourceIds: [...new Set([...(moved?.placement.resourceIds ?? []), ...unitsOfType(work, type)])],
      place: asked.property_id ?? '',
      isEmergency: asked.is_emergency,
      preferredTechnicianId: wanted,
      territory: prepared.territoryAt(address) ?? null,
      // A question about one person isn't answered with others.
      excludedTechnicianIds: wanted === '' ? [] : ground.technicians.map(({ id }) => id).filter((id) => id !== wanted),
      movedId: asked.moved_visit_id ?? '',
      from: span.startsAt,
      days: length,
      keepsLunch: true,
      reserveMinutes: work.reserveMinutes,
      limit: 8,
    };
    const { offers } = findTimes(request, prepared);
    return {
      minutes: asked.minutes,
      from_day: first,
      to_day: last,
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

export const SCHEDULE_TOOLS = [dayTool, findTimesTool];

/** Returns a property's one-line address, or '' if none. */
async function addressOf(desk: Desk, propertyId: string | null): Promise<string> {
  const property = propertyId === null ? null : await desk.get('properties', propertyId);
  return property ? formatAddress(property.address) : '';
}
