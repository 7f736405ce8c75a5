import type { Transaction } from 'firebase-admin/firestore';
import { technicianSchema, type Technician } from '@/domain/technician/schema';
import type { Deps } from '../platform/admin';
import { techniciansOf } from '../platform/collections';

type Crew = { ownerId: string; crew: readonly string[] };
type CrewMember = Technician & { id: string };

/** Returns a visit's technicians, in crew order, read within `transaction` if given; deleted ones are left out. */
export async function readCrew(
  { db }: Deps,
  { ownerId, crew }: Crew,
  transaction?: Transaction,
): Promise<CrewMember[]> {
  if (ownerId === '' || crew.length === 0) return [];
  const refs = crew.map((id) => techniciansOf(db, ownerId).doc(id));
  const found = await (transaction ? transaction.getAll(...refs) : db.getAll(...refs));
  return found.flatMap((snapshot) => {
    const technician = technicianSchema.safeParse(snapshot.data());
    return technician.success ? [{ ...technician.data, id: snapshot.id }] : [];
  });
}
