import type { RouteCase } from '@/domain/routing/case/routeCase';
import { changesOfPlan, groupsOf, type ChangeGroup, type DayChange } from '@/domain/routing/day/dayChanges';
import { figuresOf, type DayFigures } from '@/domain/routing/day/dayFigures';
import type { DayProblem } from '@/domain/routing/day/dayProblem';
import { unitClashes, type UnitClash } from '@/domain/routing/day/units';
import { settled } from '@/domain/routing/day/settled';
import type { PlanDraft, RoutePlan } from '@/domain/routing/plan';

/** A plan that somebody can look at, and accept or leave. Nothing of it is written. */
export type Proposal = {
  title: string;
  /** What it rests on (`useRoutingDay`). */
  version: string;
  problem: DayProblem;
  routeCase: RouteCase;
  plan: PlanDraft;
  before: DayFigures;
  after: DayFigures;
  changes: DayChange[];
  groups: ChangeGroup[];
  unserved: RoutePlan['unserved'];
  /** Titles of the visits that somebody has now and nobody would have. */
  lost: string[];
  /** Vehicles and machines that it would put in two places at once. */
  clashes: UnitClash[];
  /** The technician who is out, and for whom time off is written with it; '' when nobody is. */
  absentId: string;
  /** Whether no plan of the day can be better. */
  isProvenOptimal: boolean;
};

type Found = Pick<Proposal, 'title' | 'version' | 'problem' | 'routeCase'> & {
  plan: PlanDraft & Partial<Pick<RoutePlan, 'unserved' | 'meta'>>;
  /** What it is compared with. */
  before: { routeCase: RouteCase; plan: PlanDraft };
  absentId?: string;
};

/** A plan with all that a screen says of it. */
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
