import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import {
  endConnection,
  getConnectionSetup,
  removeOwnClient,
  saveOwnClient,
  startConnection,
} from '@/domain/connection/api';
import { PROVIDER_INFO, type Provider } from '@/domain/connection/providers';
import type { OwnClient } from '@/domain/connection/schema';
import { openAddress } from '@/lib/openAddress';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** There are only a handful; they're read together, so that pages share one read. */
const ALL = { limit: 20 };

/** Returns the company's connection to a provider; null if it isn't connected. */
export function useConnection(provider: Provider) {
  const { records, isLoading, error } = useLiveRecords(collections.connections, ALL);
  return { connection: records.find(({ id }) => id === provider) ?? null, isLoading, error };
}

/** Returns what connecting would use, for managers. */
export function useConnectionSetup(provider: Provider, isEnabled: boolean) {
  const { uid } = useWorkspace();
  return useQuery({
    queryKey: ['connection-setup', uid, provider],
    queryFn: () => callFunction(getConnectionSetup, { provider }),
    enabled: isEnabled,
    retry: false,
  });
}

/** Connects an account, disconnects it, and stores a project of the company's own. */
export function useConnecting(provider: Provider) {
  const { name, accessPage } = PROVIDER_INFO[provider];
  const { uid } = useWorkspace();
  const queries = useQueryClient();
  const { isBusy, carryOut } = useCarryOut();
  const renew = (): Promise<void> => queries.invalidateQueries({ queryKey: ['connection-setup', uid, provider] });

  return {
    isBusy,
    /** Goes to the provider's page. */
    connect: () =>
      carryOut(async () => {
        const { url } = await callFunction(startConnection, { provider });
        openAddress(url);
      }),
    disconnect: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: `Disconnect ${name}`,
          message: `Our access at ${name} is taken away and its keys are deleted here. What was read stays.`,
          confirmLabel: 'Disconnect',
          tone: 'danger',
        });
        if (!isMeant) return;
        const { isRevoked } = await callFunction(endConnection, { provider });
        if (isRevoked) notify.success(`${name} is disconnected.`);
        else
          notify.info(
            `The keys are deleted here. ${name} did not confirm: take the access away at ${accessPage} as well.`,
            { title: 'Disconnected' },
          );
      }),
    saveClient: async (client: OwnClient): Promise<void> => {
      await callFunction(saveOwnClient, { provider, ...client });
      await renew();
    },
    removeClient: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: `Remove your own ${name} project`,
          message: 'A connection that was made with it ends. The project itself stays as it is.',
          confirmLabel: 'Remove it',
          tone: 'danger',
        });
        if (!isMeant) return;
        await callFunction(removeOwnClient, { provider });
        await renew();
      }),
  };
}
