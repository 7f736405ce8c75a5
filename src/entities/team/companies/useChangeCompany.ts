import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { acceptInvitation, switchCompany } from '@/domain/team/api';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { formatCount } from '@/ui/format/quantities';

type Invited = { companyId: string; companyName: string; inviteId: string; key: string };

type ChangeCompany = {
  /** Switches to another of the user's companies, starting at `to`, or else at the start page. */
  switchTo: (company: { companyId: string; name: string; to?: string }) => Promise<void>;
  /** Joins a company that has invited the user; if they already belong to one, they keep it. */
  join: (invitation: Invited) => Promise<void>;
};

/**
 * Changes the company the user works in. Both functions throw an AppError with the reason, also if this device still has something to
 * send.
 */
export function useChangeCompany(): ChangeCompany {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const unsent = useOutboxEntries().length + usePendingPhotos().length;

  const change = async (name: string, call: () => Promise<unknown>, to: string = paths.start): Promise<void> => {
    if (unsent > 0)
      throw new AppError({
        code: 'failed-precondition',
        userMessage: `${formatCount(unsent, 'change')} on this device ${unsent === 1 ? 'has' : 'have'} not reached the server yet. Connect to the internet, then switch.`,
      });
    await call();
    await workspace.refresh();
    await navigate(to);
    notify.success(`You work in ${name} now.`);
  };
  return {
    switchTo: ({ companyId, name, to }) => change(name, () => callFunction(switchCompany, { companyId }), to),
    join: ({ companyId, companyName, inviteId, key }) =>
      change(companyName, () => callFunction(acceptInvitation, { companyId, inviteId, key })),
  };
}
