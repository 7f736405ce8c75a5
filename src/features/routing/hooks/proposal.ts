import type { RouteCase } from '@/domain/routing/case/routeCase';
import { changesOfPlan, groupsOf, type ChangeGroup, type DayChange } from '@/domain/routing/day/dayChanges';
import { figuresOf, type DayFigures } from '@/domain/routing/day/dayFigures';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import { unitClashes, type UnitClash } from '@/domain/routing/day/units';
import { settled } from '@/domain/routing/day/settled';
import type { PlanDraft, RoutePlan } from '@/domain/routing/plan';

/** A plan to review, and accept or reject. Nothing of it is written. */
export type Proposal = {
  title: string;
  /** Version of the day it is based on (`useRoutingDay`). */
  version: string;
  problem: DayProblem;
  routeCase: RouteCase;
  plan: PlanDraft;
  before: DayFigures;
  after: DayFigures;
  changes: DayChange[];
  groups: ChangeGroup[];
  unserved: RoutePlan['unserved'];
  /** Titles of visits that are assigned now and would become unassigned. */
  lost: string[];
  /** Vehicles and machines that it would need in two places at once. */
  clashes: UnitClash[];
  /** The absent technician, whose time off is written with it; '' if none. */
  absentId: string;
  /** Whether the plan is provably optimal. */
  isProvenOptimal: boolean;
};

type Found = Pick<Proposal, 'title' | 'version' | 'problem' | 'routeCase'> & {
  plan: PlanDraft & Partial<Pick<RoutePlan, 'unserved' | 'meta'>>;
  /** The plan it is compared with. */
  before: { routeCase: RouteCase; plan: PlanDraft };
  absentId?: string;
};

/** Builds a proposal with everything the screen shows about it. */
export function proposalOf({ title, version, problem, routeCase, plan, before, absentId = '' }: Found): Proposal {
  const calm = settled(problem, routeCase, plan);
  const changes = changesOfPlan(problem, calm);
  return {
    title,
    version,
    problem,
    routeCase,
    plan: calm,
    before: figuresOf(problem, before.routeCase, before.plan).total,
    after: figuresOf(problem, routeCase, calm).total,
    changes,
    groups: groupsOf(changes),
    unserved: plan.unserved ?? [],
    lost: changes.filter(({ after }) => after.technicianIds.length === 0).map(({ entry }) => entry.title),
    clashes: unitClashes(changes, problem.day.ground),
    absentId,
    isProvenOptimal: plan.meta?.isProvenOptimal ?? false,
  };
}
