import { useMemo } from 'react';
import { userName } from '@/domain/user/schema';
import { useMembers } from '@/entities/team/useMembers';

/** The members that a lead may be assigned to, by name; `nameOf` says who is who, '' for nobody known. */
export function useMemberOptions() {
  const { members } = useMembers();
  return useMemo(() => {
    const options = members
      .filter(({ disabled }) => !disabled)
      .map((user) => ({ value: user.id, label: userName(user) || user.email }));
    const names = new Map(options.map(({ value, label }) => [value, label]));
    return { options, nameOf: (uid: string): string => names.get(uid) ?? '' };
  }, [members]);
}
