import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { listMyInvitations } from '@/domain/team/api';

/** What the link of a texted invitation carries. */
export type TextedLink = { companyId: string; inviteId: string; key: string };

/** The invitations that wait for one's address, and the one of a texted link; asked for while the address is confirmed. */
export function useMyInvitations(link?: TextedLink, isEnabled = true) {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: ['my-invitations', uid, link],
    queryFn: () => callFunction(listMyInvitations, { link }),
    enabled: isEnabled,
  });
}
