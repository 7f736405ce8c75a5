import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addThisDevice, pushAbility, readPushDevices, removePushDevice, type PushAbility } from '@/data/push/ownPush';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { PushDevice } from '@/domain/push/api';
import { notify } from '@/ui/feedback/notify';

/** Why this device can't show notifications, and what to do about it. */
const WHY_NOT: Record<Exclude<PushAbility, 'possible'>, string> = {
  demo: 'The demo sends nothing to your device',
  unsupported: 'This browser shows none. Set it up in another one, or on your phone',
  'home-screen':
    'On an iPhone or iPad, tap Share > Add to Home Screen first, and choose this in the app that opens from there',
  blocked: 'Blocked for this site. Allow notifications in your browser’s settings for it, then reload this page',
};

/** The user's devices that receive notifications, and the actions available here. */
export type PushState = {
  ability: PushAbility;
  /** Description shown with the choice. */
  description: string;
  mayChoose: boolean;
  /** Whether this device can be added now. */
  mayAdd: boolean;
  devices: readonly PushDevice[];
  isBusy: boolean;
  /** Sets up this device. Returns false after showing why if that failed. */
  add: () => Promise<boolean>;
  remove: (device: PushDevice) => Promise<void>;
};

export function usePushDevices(): PushState {
  const { uid } = useSession();
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const ability = pushAbility();
  const queryKey = ['pushDevices', uid];
  const { data, isError } = useQuery({ queryKey, queryFn: readPushDevices, enabled: ability !== 'demo' });
  const devices = data?.devices ?? [];
  const isOff = data?.publicKey === '';
  const isHere = devices.some(({ isThis }) => isThis);
  const mayAdd = ability === 'possible' && data !== undefined && !isOff && !isHere;

  const run = async (work: () => ReturnType<typeof addThisDevice>): Promise<boolean> => {
    setIsBusy(true);
    try {
      queryClient.setQueryData(queryKey, await work());
      return true;
    } catch (error) {
      notify.error(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const describe = (): string => {
    if (ability === 'demo') return WHY_NOT.demo;
    if (isOff) return 'This server does not send any. Your operator can switch them on';
    if (isError) return 'Your devices could not be looked up. Check the connection and open this page again';
    if (devices.length === 0 && ability !== 'possible') return WHY_NOT[ability];
    return 'On your phone or computer, also while Fieldwright is closed; an e-mail at night unless you are on call or on shift';
  };
  return {
    ability,
    description: describe(),
    mayChoose: !isOff && (mayAdd || devices.length > 0),
    mayAdd,
    devices,
    isBusy,
    add: () => run(() => addThisDevice(uid, data?.publicKey ?? '')),
    remove: async (device) => void (await run(() => removePushDevice(device))),
  };
}

/** Returns why this device can't be added; '' if it can be, or already is. */
export const whyNotHere = (ability: PushAbility): string => (ability === 'possible' ? '' : `${WHY_NOT[ability]}.`);
