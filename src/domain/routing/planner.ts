import { DAY_SECONDS } from '@/lib/time';
import { readCase } from './case/readCase';
import type { RouteCase } from './case/routeCase';
import { explainStop, type StopFacts } from './explain/explainStop';
import { otherPositions, otherTechnicians, type Alternative, type TechnicianAlternative } from './explain/alternatives';
import { compile } from './model';
import { searchInSlices, type Progress } from './optimize';
import type { PlanDraft, RoutePlan } from './plan';
import { planAsItIs, replanInSlices, type DayEvent, type Proposal } from './replan';
import { retime } from './retime';

/** The planner's request, as plain data that can be sent to a worker. */
export type PlannerQuestion =
  | { kind: 'optimize'; raw: unknown; seed: number; iterations: number }
  | {
      kind: 'replan';
      raw: unknown;
      event: DayEvent;
      planned: RouteCase['currentPlan'];
      seed: number;
      iterations: number;
    }
  /** Returns times for orders that a person chose. */
  | { kind: 'arrange'; raw: unknown; orders: { shift: string; visits: string[] }[] }
  | { kind: 'explain'; raw: unknown; plan: PlanDraft; visit: string };

type PlannerAnswers = {
  optimize: { routeCase: RouteCase; before: RoutePlan; plan: RoutePlan };
  replan: { routeCase: RouteCase; proposals: Pick<Proposal, 'kind' | 'plan'>[]; isWorthwhile: boolean };
  /** null if a rule forbids the order. */
  arrange: { plan: PlanDraft | null };
  explain: { facts: StopFacts[]; positions: Alternative[]; technicians: TechnicianAlternative[] };
};
export type AnswerTo<Question extends PlannerQuestion> = PlannerAnswers[Question['kind']];
export type PlannerAnswer = PlannerAnswers[keyof PlannerAnswers];

/** A person's current day is judged without an end: what runs over is overtime, and isn't left out. */

/**
 * Answers a question in slices, so that a worker stays responsive to messages; `signal` ends a search with the best plan so far.
 * @throws Error with the first fault of the case.
 */
export function* answerInSlices(
  question: PlannerQuestion,
  signal: { readonly aborted: boolean },
): Generator<Progress, PlannerAnswer> {
  const routeCase = checked(question.raw);
  switch (question.kind) {
    case 'optimize': {
      const { seed, iterations } = question;
      const before = planAsItIs(withoutEnd(routeCase), seed);
      // Intermediate plans are displayed, so they are requested.
      const plan = yield* searchInSlices(routeCase, { seed, budget: { iterations }, signal, onProgress: () => {} });
      return { routeCase, before, plan };
    }
    case 'replan': {
      const { event, planned, seed, iterations } = question;
      const {
        proposals,
        isWorthwhile,
        routeCase: after,
      } = yield* replanInSlices(routeCase, event, {
        seed,
        budget: { iterations },
        signal,
        planned,
      });
      return { routeCase: after, proposals: proposals.map(({ kind, plan }) => ({ kind, plan })), isWorthwhile };
    }
    case 'arrange':
      return { plan: arranged(routeCase, question.orders) };
    case 'explain': {
      const { plan, visit } = question;
      return {
        facts: explainStop(routeCase, plan, visit),
        positions: otherPositions(routeCase, plan, visit),
        technicians: otherTechnicians(routeCase, plan, visit),
      };
    }
  }
}

function checked(raw: unknown): RouteCase {
  const { routeCase, faults } = readCase(raw);
  if (!routeCase) throw new Error(`${faults[0]?.path ?? 'case'}: ${faults[0]?.message ?? 'not readable'}`);
  return routeCase;
}

const withoutEnd = (routeCase: RouteCase): RouteCase => ({
  ...routeCase,
  shifts: routeCase.shifts.map((shift) => ({
    ...shift,
    maxWorkSeconds: undefined,
    maxOvertimeSeconds: DAY_SECONDS,
  })),
});

function arranged(routeCase: RouteCase, orders: { shift: string; visits: string[] }[]): PlanDraft | null {
  const model = compile(routeCase);
  const indexOf = new Map(routeCase.visits.map(({ id }, index) => [id, index]));
  const open = new Set(model.open);
  const routes = routeCase.shifts.map(({ id }) =>
    (orders.find(({ shift }) => shift === id)?.visits ?? []).flatMap((visit) => {
      const index = indexOf.get(visit);
      return index !== undefined && open.has(index) ? [index] : [];
    }),
  );
  return retime(model, routes)?.plan ?? null;
}
