import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant } from '../record/schema';

/** Maximum devices per person (phones, tablets and computers). Adding more removes the oldest. */
export const PUSH_DEVICE_LIMIT = 10;

/** Bytes in base64url, the format of browser keys. */
const bytes = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/);

/** A browser's PushSubscription: the address of its push service, and the keys that only it can decrypt with. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** The public key: 65 bytes, uncompressed. */
  p256dh: bytes(87, 87),
  /** A shared secret of 16 bytes. */
  auth: bytes(22, 22),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** A device as its owner sees it. `id` reveals nothing about the endpoint, which gives access to the device. */
const pushDeviceSchema = z.object({
  id: z.string().max(64),
  /** “Chrome on Android” */
  name: z.string().max(80),
  addedAt: isoInstant,
  isThis: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/**
 * Members: lists and changes the caller's devices that get notifications. `endpoint`: the calling device's, '' = not subscribed. `change`
 * adds it, or removes one by id. `publicKey`: what browsers subscribe with; '' = this server sends no notifications.
 */
export const changePushDevices = defineContract({
  name: 'changePushDevices',
  input: z.object({
    endpoint: z.union([z.literal(''), z.url().max(1000)]),
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('none') }),
      z.object({ kind: z.literal('add'), subscription: pushSubscriptionSchema }),
      z.object({ kind: z.literal('remove'), id: z.string().max(64) }),
    ]),
  }),
  output: z.object({ publicKey: z.string().max(100), devices: z.array(pushDeviceSchema).max(PUSH_DEVICE_LIMIT) }),
});
