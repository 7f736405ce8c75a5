import { z } from 'zod';
import type { ProposalFields } from '@/domain/assistant/proposal';
import { jobsWithin } from '@/domain/job/queries';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';
import { readCase } from '@/domain/routing/case/readCase';
import { changesOfPlan, groupsOf, type ChangeGroup } from '@/domain/routing/day/dayChanges';
import { figuresOf } from '@/domain/routing/day/dayFigures';
import { problemOfDay } from '@/domain/routing/day/dayProblem';
import { dayFaultText } from '@/domain/routing/day/faultText';
import { planNow } from '@/domain/routing/day/dayRoutes';
import { routingDay, USUAL_OPTIONS } from '@/domain/routing/day/routingDay';
import { settled } from '@/domain/routing/day/settled';
import { optimize } from '@/domain/routing/optimize';
import { knownPlaces, placeOfTechnician } from '@/domain/routing/travel/knownPlaces';
import { prepareGround } from '@/domain/scheduling/ground';
import { daySpan } from '@/domain/scheduling/wallClock';
import { spokenTime } from '@/domain/scheduling/words';
import { technicianName } from '@/domain/technician/schema';
import { readGround } from '../../website/readGround';
import type { Desk } from '../desk';
import { assertMay, reason } from './drafting';
import { ToolRefusal } from './refusal';
import { defineTool, someDay } from './tool';

const SEED = 1;
/** A tenth of the routes page's budget: someone is waiting for an answer. */
const stepsFor = (stops: number): number => 1_000 + 10 * stops;
const MOST_JOBS = 300;
const MOST_MOVES = 60;

const dayPlanTool = defineTool({
  name: 'draft_day_plan',
  kind: 'draft',
  description:
    'Plans the routes of a day again with the solver of the page Routes, and proposes the visits that should move as one plan, with driving before and after. Promised arrival windows, locks and visits in progress are kept.',
  input: z.object({
    day: someDay,
    technician_ids: z.array(z.string().max(128)).max(60).describe('Whose routes; an empty list means everyone'),
    reason,
  }),
  words: ({ day }) => `Planning the routes of ${day}`,
  run: async (desk, { day, technician_ids: wanted, reason: why }, { propose }) => {
    assertMay(desk, 'update', 'schedule', 'plan visits');
    if (day < desk.today) throw new ToolRefusal('That day is over.');
    const { problem, ground } = await problemOf(desk, day, wanted);
    const names = new Map(ground.technicians.map((one) => [one.id, technicianName(one)]));
    const { routeCase, faults } = readCase(problem.raw);
    if (!routeCase) throw new ToolRefusal(dayFaultText(faults[0], problem, (id) => names.get(id) ?? ''));
    const found = optimize(routeCase, { seed: SEED, budget: { iterations: stepsFor(problem.visits.size) } });
    const plan = settled(problem, routeCase, found);
    const before = figuresOf(problem, routeCase, planNow(problem)).total;
    const after = figuresOf(problem, routeCase, plan).total;
    const groups = groupsOf(changesOfPlan(problem, plan)).filter(isStored);
    const moves = movesOf(groups);
    const figures = {
      driving_minutes: { before: before.drivingMinutes, after: after.drivingMinutes },
      late_minutes: { before: before.lateMinutes, after: after.lateMinutes },
      promises_missed: { before: before.brokenPromises, after: after.brokenPromises },
    };
    if (moves.length === 0)
      return { ...figures, result: 'The day is planned as well as the search can: nothing moves.' };
    if (moves.length > MOST_MOVES) throw new ToolRefusal('So many visits would move that Routes is the place to look.');
    const told = (startsAt: string, ids: readonly string[]): string =>
      `${spokenTime(startsAt, desk.timeZone)} ${ids.map((id) => names.get(id) ?? 'someone').join(', ') || 'nobody'}`;
    const entries = groups.flatMap(({ changes }) => changes.map(({ entry }) => entry));
    const [first] = entries;
    return {
      ...figures,
      ...(await propose({
        kind: 'day-plan',
        title: `Plan ${day}: ${before.drivingMinutes} to ${after.drivingMinutes} minutes of driving`,
        reason: why,
        fields: { moves },
        target: { collection: 'schedule', id: first?.id ?? '', revision: moves[0]?.revision ?? '' },
        before: JSON.stringify(entries.map(({ id, placement }) => ({ visitId: id, placement }))),
        lines: moves.map((move, index) => {
          const entry = entries[index];
          return {
            field: `moves.${index}`,
            label: `${entry?.title ?? ''}${entry?.customerName ? `, ${entry.customerName}` : ''}`.slice(0, 120),
            before: entry ? told(entry.placement.startsAt, entry.placement.technicianIds) : '',
            after: told(move.startsAt, move.technicianIds),
          };
        }),
      })),
    };
  },
});

/** Sets up the day like the routes page does, with locations by pin or otherwise by ZIP code. */
async function problemOf(desk: Desk, date: string, wanted: readonly string[]) {
  const { companyId, company } = desk.member;
  const span = daySpan(date, desk.timeZone);
  const [ground, jobs] = await Promise.all([
    readGround(desk.deps, { companyId, company, span }),
    desk.list('jobs', jobsWithin(span), MOST_JOBS),
  ]);
  const { pins } = knownPlaces(
    [
      ...ground.technicians.map(placeOfTechnician),
      ...ground.entries.map((one) => ({
        place: one.propertyId,
        pin: one.propertyPin ?? '',
        address: one.propertyAddress,
      })),
    ],
    await loadZipPlaces(),
  );
  const priorities = new Map(jobs.map(({ id, priority }) => [id, priority]));
  const everyone = ground.technicians.map(({ id }) => id);
  const day = routingDay({
    date,
    ground: prepareGround({ ...ground, nowIso: desk.nowIso, travelMinutes: () => null }),
    technicianIds: wanted.length > 0 ? everyone.filter((id) => wanted.includes(id)) : everyone,
    priorityOf: ({ jobId }) => priorities.get(jobId) ?? 'normal',
    pinOf: (place) => pins.get(place) ?? null,
    kept: new Map(),
    options: USUAL_OPTIONS,
  });
  return { problem: problemOfDay(day), ground };
}

/** A visit that exists only in its job has no record of its own to move. */
const isStored = ({ changes }: ChangeGroup): boolean => changes.every(({ entry }) => 'revision' in entry);

const movesOf = (groups: readonly ChangeGroup[]): ProposalFields<'day-plan'>['moves'] =>
  groups.flatMap(({ changes }, group) =>
    changes.map(({ entry, after: { startsAt, endsAt, technicianIds, travelMinutes } }) => ({
      visitId: entry.id,
      revision: 'revision' in entry && typeof entry.revision === 'string' ? entry.revision : '',
      startsAt,
      endsAt,
      technicianIds,
      travelMinutes,
      group,
    })),
  );

export const DAY_PLAN = [dayPlanTool];
