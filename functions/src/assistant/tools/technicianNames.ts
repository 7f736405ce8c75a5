import { TECHNICIAN_LIST_LIMIT, technicianName, type Technician } from '@/domain/technician/schema';
import type { Stored } from '@/domain/record/schema';
import type { Desk } from '../desk';

/** Returns the technicians by first name, including archived ones. @throws ToolRefusal if the person may not see them */
export const readTechnicians = (desk: Desk, limit = TECHNICIAN_LIST_LIMIT): Promise<Stored<Technician>[]> =>
  desk.list('technicians', { orderBy: [{ field: 'firstName', direction: 'asc' }] }, limit);

/** Returns a lookup of technicians' names by id. */
export async function namesOf(desk: Desk): Promise<(id: string) => string> {
  const all = await readTechnicians(desk);
  const names = new Map(all.map((one) => [one.id, technicianName(one)]));
  return (id) => names.get(id) ?? 'someone';
}
