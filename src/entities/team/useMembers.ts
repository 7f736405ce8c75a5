import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';

const MEMBER_LIMIT = 500;

/** Returns everyone who works in the company, by name. Live: a changed role or flag shows immediately. */
export function useMembers() {
  const { company } = useSession();
  const { records, isLoading, error } = useLiveRecords(collections.users, {
    where: [{ field: 'companyId', operator: '==', value: company.id }],
    limit: MEMBER_LIMIT,
  });
  const members = useMemo(() => [...records].sort((a, b) => userName(a).localeCompare(userName(b))), [records]);
  return { members, isLoading, error };
}
