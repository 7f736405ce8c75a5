import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { awayMembersKey } from '@/entities/team/useAwayMembers';

/** Invalidates the team after a function changed it: who is here, and who is away. */
export function useForgetMembers(): () => Promise<void> {
  const { company } = useSession();
  const queries = useQueryClient();
  return useCallback(() => {
    collections.users.cache.clear();
    return queries.invalidateQueries({ queryKey: awayMembersKey(company.id) });
  }, [company.id, queries]);
}
