import { useQuery } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { PROFILE_CACHE_TTL_MS } from '@/data/limits';
import { queryKeys } from '@/data/react/queryKeys';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';
import { useAwayMembers } from '../team/useAwayMembers';

type UserNameProps = {
  uid: string;
  /** The name that they gave at the time, shown as such when theirs cannot be read any more. */
  signedAs?: string;
};

/**
 * A coworker's name, cached for five minutes. The account of someone who left the company can no longer be read: that
 * failure deserves no notice, so it is requested here and not through `useRecord`.
 */
export function UserName({ uid, signedAs = '' }: UserNameProps) {
  const { uid: me, user, company } = useSession();
  const { repository } = useWorkspace();
  const { data, isLoading } = useQuery({
    queryKey: [...queryKeys.detail('users', { uid: me, companyId: company.id }, uid), 'name'],
    staleTime: PROFILE_CACHE_TTL_MS,
    enabled: uid !== '' && uid !== me,
    queryFn: () =>
      repository(collections.users)
        .getById(uid)
        .then(userName)
        .catch(() => ''),
  });
  // Someone who works in another of their companies at the moment still belongs here, but their account is the other one's.
  const away = useAwayMembers({ isWanted: data === '' }).find(({ id }) => id === uid);
  if (uid === '') return <>the system</>;
  if (uid === me) return <>{userName(user) || 'you'}</>;
  const former = signedAs === '' ? 'a former colleague' : `a former colleague (as “${signedAs}”)`;
  return <>{isLoading ? '…' : data || (away ? userName(away) : former)}</>;
}
