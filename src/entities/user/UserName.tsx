import { useQuery } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { PROFILE_CACHE_TTL_MS } from '@/data/limits';
import { queryKeys } from '@/data/react/queryKeys';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { userName } from '@/domain/user/schema';
import { useAwayMembers } from '../team/useAwayMembers';

type UserNameProps = {
  uid: string;
  /** The name they gave at the time, shown if their own can't be read anymore. */
  signedAs?: string;
};

/**
 * Renders a coworker's name, cached for five minutes. The account of someone who left the company can no longer be read: that failure
 * doesn't deserve a notice, so it's requested here and not through `useRecord`.
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
  // Someone currently working in another of their companies still belongs here, but their account is in the other one.
  const away = useAwayMembers({ isWanted: data === '' }).find(({ id }) => id === uid);
  if (uid === '') return <>the system</>;
  if (uid === me) return <>{userName(user) || 'you'}</>;
  const former = signedAs === '' ? 'a former colleague' : `a former colleague (as “${signedAs}”)`;
  return <>{isLoading ? '…' : data || (away ? userName(away) : former)}</>;
}
