import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Activity } from '@/domain/activity/schema';
import { userName } from '@/domain/user/schema';
import { auditText } from './auditText';
import { useAwayMembers } from '@/entities/team/useAwayMembers';
import { useMembers } from '@/entities/team/useMembers';

const INVITES = { orderBy: [{ field: 'createdAt', direction: 'desc' }], limit: 500 } as const;

/** Resolves the accounts and invitations in the audit log to names. */
export function useAuditNames() {
  const { timeZone } = useSession().company;
  const { members } = useMembers();
  const away = useAwayMembers();
  const { data: invites } = useRecords(collections.invites, INVITES);
  const names = useMemo(
    () => new Map([...away, ...members].map((member) => [member.id, userName(member)])),
    [away, members],
  );
  const emails = useMemo(() => new Map(invites?.map(({ id, email, phone }) => [id, email || phone])), [invites]);
  return {
    members,
    nameOf: (uid: string): string => (uid === '' ? 'The system' : (names.get(uid) ?? 'A former colleague')),
    text: (activity: Activity): string => auditText(activity, { emailOf: (id) => emails.get(id) ?? '', timeZone }),
  };
}
