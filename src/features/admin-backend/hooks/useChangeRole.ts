import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { ROLE_DESCRIPTIONS, ROLE_LABELS, type Role } from '@/domain/access/roles';
import { changeMemberRole } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';

/** Changes a member's role after a confirmation, since a role opens and closes whole parts of the app. */
export function useChangeRole(member: User) {
  const [isBusy, setIsBusy] = useState(false);
  const name = userName(member);

  const change = async (role: Role): Promise<void> => {
    if (role === member.role || isBusy) return;
    const isSure = await confirmAction({
      title: `Make ${name} ${ROLE_LABELS[role].toLowerCase()}?`,
      message: `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}. It takes effect immediately.`,
      confirmLabel: `Make ${ROLE_LABELS[role].toLowerCase()}`,
    });
    if (!isSure) return;
    setIsBusy(true);
    try {
      await callFunction(changeMemberRole, { uid: member.id, role });
      collections.users.cache.clear();
      notify.success(`${name} is now ${ROLE_LABELS[role]}.`);
    } catch (error) {
      notify.error(error);
    }
    setIsBusy(false);
  };
  return { change, isBusy };
}
