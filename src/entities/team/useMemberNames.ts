import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';

const MEMBER_LIMIT = 300;

/** Names the company's members by their ids; '' is the server, which issues recurring invoices. */
export function useMemberNames(): (uid: string) => string {
  const { company } = useSession();
  const { data = [] } = useRecords(collections.users, {
    where: [{ field: 'companyId', operator: '==', value: company.id }],
    limit: MEMBER_LIMIT,
  });
  const names = new Map(data.map((user) => [user.id, userName(user)]));
  return (uid) => (uid === '' ? 'Automatically' : names.get(uid) || 'Former colleague');
}
