import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant } from '../record/schema';

/** Maximum devices per person: phones, tablets and computers. Beyond that, the oldest one is removed. */
export const PUSH_DEVICE_LIMIT = 10;

/** Bytes in base64url, as browsers encode their keys. */
const bytes = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/);

/** A browser's push subscription (PushSubscription): where its push service accepts messages, and the keys for encrypting them. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** The public key: 65 bytes, uncompressed. */
  p256dh: bytes(87, 87),
  /** A shared secret of 16 bytes. */
  auth: bytes(22, 22),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** A device as shown to its owner. `id` reveals nothing about the endpoint, which is a key to the device. */
const pushDeviceSchema = z.object({
  id: z.string().max(64),
  /** “Chrome on Android” */
  name: z.string().max(80),
  addedAt: isoInstant,
  isThis: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/**
 * Members: lists which of their own devices receive notifications. `endpoint`: that of the requesting device, '' = not subscribed.
 * `change` adds it, or removes one by ID. `publicKey`: the key browsers subscribe with; '' = this server sends no notifications.
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
