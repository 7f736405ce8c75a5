import { changePushDevices as contract, PUSH_DEVICE_LIMIT } from '@/domain/push/api';
import { deviceName } from '@/domain/push/deviceName';
import { member } from '../platform/access';
import { createdStamp } from '../platform/audit';
import { defineCallable } from '../platform/defineCallable';
import { precondition } from '../platform/errors';
import { pushKeys, PUSH_SECRETS } from './config';
import { deviceIdOf, deviceRef, devicesOf } from './devices';
import { isPushEndpoint } from './endpoints';

/**
 * Returns the caller's own devices, after adding or removing one if requested.
 * @throws AppError `failed-precondition` for an address that isn't a push service's, or if the server doesn't send notifications
 */
export const changePushDevices = defineCallable(
  contract,
  {
    access: member({ requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 30, perNetwork: 120 },
    secrets: PUSH_SECRETS,
  },
  async (deps, { endpoint, change }, caller) => {
    const publicKey = pushKeys()?.publicKey ?? '';
    if (change.kind === 'add') {
      const { subscription } = change;
      if (publicKey === '') throw precondition('This server sends no notifications.');
      if (!isPushEndpoint(subscription.endpoint))
        throw precondition('This browser’s notifications are not supported. Choose e-mail or text.');
      await deviceRef(deps, subscription.endpoint).set({
        uid: caller.uid,
        ...subscription,
        name: deviceName(caller.device.userAgent),
        ...createdStamp(caller.uid, deps.now()),
      });
      const tooMany = (await devicesOf(deps, caller.uid)).slice(PUSH_DEVICE_LIMIT);
      await Promise.all(tooMany.map(({ ref }) => ref.delete()));
    }
    const devices = await devicesOf(deps, caller.uid);
    const removed = change.kind === 'remove' ? devices.find(({ id }) => id === change.id) : undefined;
    await removed?.ref.delete();
    const own = change.kind === 'add' ? change.subscription.endpoint : endpoint;
    return {
      publicKey,
      devices: devices
        .filter((device) => device !== removed)
        .slice(0, PUSH_DEVICE_LIMIT)
        .map(({ id, name, createdAt }) => ({
          id,
          name,
          addedAt: createdAt,
          isThis: own !== '' && id === deviceIdOf(own),
        })),
    };
  },
);
