import { floorPlanSchema, type FloorPlan } from './schema';

/** Parses the stored drawing; null if there is none or it is damaged. */
export function readPlan(text: string): FloorPlan | null {
  if (text === '') return null;
  try {
    const read = floorPlanSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const writePlan = (plan: FloorPlan): string => JSON.stringify(plan);
