import { useMemo } from 'react';
import { can } from '@/domain/access/permissions';
import type { Stored } from '@/domain/record/schema';
import { userName, type User } from '@/domain/user/schema';
import { useMembers } from '@/entities/team/useMembers';

/**
 * Returns the members a lead may be assigned to, by name: those who may open leads, and its current assignee (`kept`). `nameOf` maps IDs
 * to names, '' if unknown.
 */
export function useMemberOptions(...kept: readonly string[]) {
  const { members } = useMembers();
  // A string, so that the same people are the same dependency.
  const keptText = kept.join(' ');
  return useMemo(() => {
    const keptIds = keptText.split(' ');
    const isOffered = (user: Stored<User>): boolean =>
      (!user.disabled && can(user, 'read', 'leads')) || keptIds.includes(user.id);
    const options = members.filter(isOffered).map((user) => ({ value: user.id, label: userName(user) || user.email }));
    const names = new Map(members.map((user) => [user.id, userName(user) || user.email]));
    return { options, nameOf: (uid: string): string => names.get(uid) ?? '' };
  }, [members, keptText]);
}
