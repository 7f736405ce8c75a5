import { useQuery } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { PROFILE_CACHE_TTL_MS } from '@/data/limits';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { listAwayMembers } from '@/domain/team/api';
import { userSchema, type User } from '@/domain/user/schema';

export const awayMembersKey = (companyId: string) => ['away-members', companyId] as const;

/**
 * Returns colleagues who are currently working in another of their companies, as they are in this one; empty while loading, or with
 * `isWanted` off.
 */
export function useAwayMembers({ isWanted = true }: { isWanted?: boolean } = {}): readonly User[] {
  const { company } = useSession();
  const { data } = useQuery({
    queryKey: awayMembersKey(company.id),
    staleTime: PROFILE_CACHE_TTL_MS,
    queryFn: () => callFunction(listAwayMembers, {}),
    enabled: isWanted && !isDemoTab(),
  });
  return (data?.members ?? []).map(({ uid, ...member }) => ({
    ...userSchema.parse({ ...member, companyId: company.id }),
    id: uid,
  }));
}
