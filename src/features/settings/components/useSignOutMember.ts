import { callFunction } from '@/data/callables';
import { signOutEverywhere } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { confirmAction } from '@/ui/feedback/confirm';

/** Runs an action on a member and reports the result. */
export type Run = (work: () => Promise<unknown>, success: string) => Promise<void>;

/** Signs a colleague out on every device, after confirmation; `run` executes it and reports the result. */
export function useSignOutMember(member: User, run: Run): () => Promise<void> {
  const name = userName(member);
  return async () => {
    const isSure = await confirmAction({
      title: `Sign ${name} out on all devices?`,
      message: 'For a lost or stolen device. It takes effect within the hour; until then open apps keep working.',
      confirmLabel: 'Sign out everywhere',
      tone: 'danger',
    });
    if (!isSure) return;
    await run(
      () => callFunction(signOutEverywhere, { uid: member.id }),
      `${name} has to sign in again on every device within the hour.`,
    );
  };
}
