import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { getLeadHook, makeLeadHook, revokeLeadHook } from '@/domain/lead/api';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Manages the company's inbound webhook. Its secret is known from its creation until the page is left. */
export function useLeadHook({ isEnabled }: { isEnabled: boolean }) {
  const { uid } = useWorkspace();
  const queries = useQueryClient();
  const queryKey = ['lead-hook', uid];
  const known = useQuery({
    queryKey,
    queryFn: () => callFunction(getLeadHook, {}),
    retry: false,
    enabled: isEnabled,
  });
  const [secret, setSecret] = useState('');
  const { isBusy, carryOut } = useCarryOut();
  const hook = known.data?.hook ?? null;

  return {
    hook,
    secret,
    isBusy,
    isLoading: known.isLoading,
    error: known.error,
    retry: () => void known.refetch(),
    make: () =>
      carryOut(async () => {
        const isMeant =
          hook === null ||
          (await confirmAction({
            title: 'New address and secret',
            message: 'What sends leads now will be refused, until the new address and secret are entered there.',
            confirmLabel: 'Make a new one',
          }));
        if (!isMeant) return;
        const made = await callFunction(makeLeadHook, {});
        setSecret(made.secret);
        queries.setQueryData(queryKey, { hook: made.hook });
      }),
    revoke: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Revoke the webhook',
          message: 'What sends leads by it will be refused from now on.',
          confirmLabel: 'Revoke it',
          tone: 'danger',
        });
        if (!isMeant) return;
        await callFunction(revokeLeadHook, {});
        setSecret('');
        queries.setQueryData(queryKey, { hook: null });
        notify.success('The webhook no longer accepts leads.');
      }),
  };
}
