import { ductPlanSchema, type DuctPlan } from './schema';

/** The stored ducts; null where there are none, or where they are damaged. */
export function readDucts(text: string): DuctPlan | null {
  if (text === '') return null;
  try {
    const read = ductPlanSchema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export const writeDucts = (plan: DuctPlan): string => JSON.stringify(plan);
