import type { RouteModel } from './model';
import type { PlanDraft } from './plan';

/** Returns routes in the given order, or else by the times of the current plan. */
export function ordersNow({ routeCase }: RouteModel): number[][] {
  const { shifts, visits, currentOrder, currentPlan } = routeCase;
  const indexOf = new Map(visits.map(({ id }, index) => [id, index]));
  const isOpen = (index: number | undefined): index is number =>
    index !== undefined && !visits[index]?.inProgress && visits[index]?.location !== undefined;
  return shifts.map(({ id, technician, start, end }) => {
    const given = currentOrder.find(({ shift }) => shift === id);
    if (given) return given.visits.map((visit) => indexOf.get(visit)).filter(isOpen);
    if (currentOrder.length > 0) return [];
    return currentPlan
      .filter((planned) => planned.technicians.includes(technician) && planned.start >= start && planned.start <= end)
      .sort((a, b) => a.start - b.start || (a.visit < b.visit ? -1 : 1))
      .map(({ visit }) => indexOf.get(visit))
      .filter(isOpen);
  });
}

/** Returns the orders of a plan, by index. Visits in progress are where the shifts begin, not stops. */
export function ordersOf(model: RouteModel, plan: PlanDraft): number[][] {
  const { shifts, visits } = model.routeCase;
  const indexOf = new Map(visits.map(({ id }, index) => [id, index]));
  const isOpen = new Set(model.open);
  return shifts.map(({ id }) =>
    (plan.routes.find(({ shift }) => shift === id)?.stops ?? [])
      .map((stop) => ('visit' in stop ? indexOf.get(stop.visit) : undefined))
      .filter((index) => index !== undefined)
      .filter((index) => isOpen.has(index)),
  );
}
