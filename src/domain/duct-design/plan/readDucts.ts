import { ductPlanSchema, type DuctPlan } from './schema';

/** Parses the stored ducts; null if there are none or they are damaged. */
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
