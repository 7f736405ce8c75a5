import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';

const MEMBER_LIMIT = 300;

/** Returns the company's accounts as options; a former member stays listed where selected. */
export function useMemberOptions(chosenUid: string): { value: string; label: string }[] {
  const { company } = useSession();
  const { data = [] } = useRecords(collections.users, {
    where: [{ field: 'companyId', operator: '==', value: company.id }],
    limit: MEMBER_LIMIT,
  });
  const options = data
    .map((user) => ({ value: user.id, label: `${userName(user)} (${user.email})` }))
    .sort((a, b) => a.label.localeCompare(b.label));
  const isKnown = chosenUid === '' || options.some(({ value }) => value === chosenUid);
  return isKnown ? options : [...options, { value: chosenUid, label: 'Former member' }];
}
