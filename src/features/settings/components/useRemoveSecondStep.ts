import { useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { removeSecondStep } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import type { Run } from './useSignOutMember';

/** Removes the authenticator app from a colleague's account, after confirmation; `run` executes it and reports the result. */
export function useRemoveSecondStep(member: User, run: Run): () => Promise<void> {
  const queryClient = useQueryClient();
  const name = userName(member);
  return async () => {
    const isSure = await confirmAction({
      title: `Remove ${name}’s authenticator app?`,
      message: `Only when you know it is ${name} who asks, because the phone is lost or broken: from then on the password alone signs in. All devices are signed out, and ${name} gets an e-mail about it.`,
      confirmLabel: 'Remove the app',
      tone: 'danger',
    });
    if (!isSure) return;
    await run(async () => {
      const { mailError } = await callFunction(removeSecondStep, { uid: member.id });
      if (mailError !== '') notify.info(`${name} was not told by e-mail: ${mailError}`);
      await queryClient.invalidateQueries({ queryKey: ['secondSteps'] });
    }, `${name} signs in with the password alone until they add an app again.`);
  };
}
