/** A visit, or a break on the following leg. Seconds since midnight of the first day. */
export type PlanStop = { visit: string; start: number; end: number } | { break: true; start: number; end: number };

export type PlanRoute = { shift: string; stops: PlanStop[] };

/** A plan as printed and stored. A crew's visit appears in each member's route with the same start. */
export type RoutePlan = {
  case: string;
  routes: PlanRoute[];
  unserved: { visit: string; reason: string }[];
  objective: { unserved: number; cost: number };
  /** Visits whose address was never located: their driving is a guess, and they were planned last. */
  unlocated?: string[];
  meta: { seed: number; iterations: number; milliseconds: number; isProvenOptimal: boolean };
};

/** The part of a plan that `evaluate` looks at: the rest is derived. */
export type PlanDraft = Pick<RoutePlan, 'routes'>;
