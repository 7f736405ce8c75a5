import { TECHNICIAN_LIST_LIMIT, technicianName } from '@/domain/technician/schema';
import type { Desk } from '../desk';

/** What technicians are called, by id. */
export async function namesOf(desk: Desk): Promise<(id: string) => string> {
  const all = await desk.list(
    'technicians',
    { orderBy: [{ field: 'firstName', direction: 'asc' }] },
    TECHNICIAN_LIST_LIMIT,
  );
  const names = new Map(all.map((one) => [one.id, technicianName(one)]));
  return (id) => names.get(id) ?? 'someone';
}
