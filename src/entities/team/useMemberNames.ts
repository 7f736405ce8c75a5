import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';
import { useAwayMembers } from './useAwayMembers';

const MEMBER_LIMIT = 300;

/**
 * Returns a function that gets members' names by ID, including those currently working in another of their companies; '' is the server,
 * which issues recurring invoices.
 */
export function useMemberNames(): (uid: string) => string {
  const { company } = useSession();
  const { data = [] } = useRecords(collections.users, {
    where: [{ field: 'companyId', operator: '==', value: company.id }],
    limit: MEMBER_LIMIT,
  });
  const away = useAwayMembers();
  const names = new Map([...away, ...data].map((user) => [user.id, userName(user)]));
  return (uid) => (uid === '' ? 'Automatically' : names.get(uid) || 'Former colleague');
}
