import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ownTechnician } from '@/domain/technician/queries';

/** Returns whether someone goes to jobs: a technician, or an owner with their own technician record. */
export function useIsCrew(): boolean {
  const { uid, role } = useSession();
  const own = useRecords(collections.technicians, ownTechnician(uid), { isEnabled: role === 'admin' });
  return role === 'technician' || (own.data ?? []).some(({ status }) => status === 'active');
}
