import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { listAwayMembers } from '@/domain/team/api';
import { userSchema, type User } from '@/domain/user/schema';

export const awayMembersKey = (companyId: string) => ['away-members', companyId] as const;

/** Colleagues who work in another of their companies at the moment, as they are in this one; nobody while that is asked. */
export function useAwayMembers(): readonly User[] {
  const { company } = useSession();
  const { data } = useQuery({
    queryKey: awayMembersKey(company.id),
    queryFn: () => callFunction(listAwayMembers, {}),
    enabled: !isDemoTab(),
  });
  return (data?.members ?? []).map(({ uid, ...member }) => ({
    ...userSchema.parse({ ...member, companyId: company.id }),
    id: uid,
  }));
}
