import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isoInstant } from '../record/schema';

/** Devices of one person: phones, tablets and computers. The oldest one goes when there are more. */
export const PUSH_DEVICE_LIMIT = 10;

/** Bytes in base64url, as browsers name their keys. */
const bytes = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/);

/** What a browser gives who subscribes (PushSubscription): where its push service takes messages, and the keys that only it can read with. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** Its public key: 65 bytes, uncompressed. */
  p256dh: bytes(87, 87),
  /** A secret of 16 bytes that both sides know. */
  auth: bytes(22, 22),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>;

/** A device as its owner sees it. `id` says nothing about the endpoint, which is a key to the device. */
const pushDeviceSchema = z.object({
  id: z.string().max(64),
  /** “Chrome on Android” */
  name: z.string().max(80),
  addedAt: isoInstant,
  isThis: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/**
 * Members: on which of their own devices notifications arrive. `endpoint`: of the device that asks, '' = it is not subscribed. `change` adds
 * it, or takes one off by id. `publicKey`: what browsers subscribe with; '' = this server sends no notifications.
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
