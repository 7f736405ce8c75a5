import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { listMyInvitations } from '@/domain/team/api';

/** The parameters in a texted invitation's link. */
export type TextedLink = { companyId: string; inviteId: string; key: string };

/** Returns the pending invitations for the user's address, and the one from a texted link; requested only if the address is confirmed. */
export function useMyInvitations(link?: TextedLink, isEnabled = true) {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: ['my-invitations', uid, link],
    queryFn: () => callFunction(listMyInvitations, { link }),
    enabled: isEnabled,
  });
}
