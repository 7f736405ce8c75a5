import { useSession } from '@/data/react/WorkspaceProvider';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { useAddressParams } from '@/ui/hooks/useAddressParams';

const PARAMETER = 'technician';

/**
 * Returns the technician whose day is shown: the one linked to the signed-in account. An admin may view anyone's (`?technician=ID`),
 * since an admin who isn't in the field has no day of their own.
 */
export function useMyTechnician() {
  const { uid, role } = useSession();
  const { active, byId, isLoading } = useTechnicians();
  const [params, set] = useAddressParams();
  const own = active.find(({ linkedUid }) => linkedUid === uid) ?? null;
  const mayChoose = role === 'admin';
  const chosen = mayChoose ? (byId.get(params.get(PARAMETER) ?? '') ?? own ?? active[0] ?? null) : own;

  const choose = (id: string): void => set(PARAMETER, id);
  return { technician: chosen, mayChoose, choose, choices: active, isLoading };
}
