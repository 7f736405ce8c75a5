import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { getWallLink, makeWallLink, revokeWallLink } from '@/domain/statusboard/api';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Manages the wall's link. A PIN is known from its creation until the dialog closes. */
export function useWallLink() {
  const { uid } = useWorkspace();
  const queries = useQueryClient();
  const queryKey = ['wall-link', uid];
  const known = useQuery({ queryKey, queryFn: () => callFunction(getWallLink, {}), retry: false });
  const [pin, setPin] = useState('');
  const { isBusy, carryOut } = useCarryOut();
  const link = known.data?.link ?? null;

  return {
    link,
    pin,
    isBusy,
    isLoading: known.isLoading,
    error: known.error,
    retry: () => void known.refetch(),
    make: (hasNames: boolean) =>
      carryOut(async () => {
        const isMeant =
          link === null ||
          (await confirmAction({
            title: 'New link and PIN',
            message: 'Screens showing the board will stop until the new link and PIN are entered on them.',
            confirmLabel: 'Make a new one',
          }));
        if (!isMeant) return;
        const made = await callFunction(makeWallLink, { hasNames });
        setPin(made.pin);
        queries.setQueryData(queryKey, { link: made.link });
      }),
    revoke: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Revoke the link',
          message: 'Screens using this link stop showing the board immediately.',
          confirmLabel: 'Revoke it',
          tone: 'danger',
        });
        if (!isMeant) return;
        await callFunction(revokeWallLink, {});
        setPin('');
        queries.setQueryData(queryKey, { link: null });
        notify.success('The link no longer works.');
      }),
  };
}
