import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { isShareToken } from '../public-document/token';
import { isoInstant } from '../record/schema';
import { boardFaceSchema } from './face';

const token = z.string().refine(isShareToken, 'This link is not complete');

export const PIN_LENGTH = 6;
const pin = z.string().regex(/^\d{6}$/, `Enter the ${PIN_LENGTH} digits of the PIN`);

/** The company's wall link, as managers see it. Its PIN is shown only once. */
const wallLinkSchema = z.object({ token: z.string(), hasNames: z.boolean(), createdAt: isoInstant });
export type WallLink = z.infer<typeof wallLinkSchema>;

/** Managers: returns the current link, or null. */
export const getWallLink = defineContract({
  name: 'getWallLink',
  input: z.object({}),
  output: z.object({ link: wallLinkSchema.nullable() }),
});

/** Managers: creates a new link with a new PIN, shown only this time. The previous one stops working immediately. */
export const makeWallLink = defineContract({
  name: 'makeWallLink',
  input: z.object({ hasNames: z.boolean() }),
  output: z.object({ link: wallLinkSchema, pin }),
});

/** Managers: revokes the link on every screen it is open on. */
export const revokeWallLink = defineContract({ name: 'revokeWallLink', input: z.object({}), output: z.object({}) });

/** Anyone with the link and its PIN: returns a pass that is valid for some hours. */
export const openWall = defineContract({
  name: 'openWall',
  input: z.object({ token, pin }),
  output: z.object({ pass: z.string() }),
});

/** Anyone with a pass: returns the current board, and a fresh pass, so an always-on screen needs the PIN only once. */
export const readWall = defineContract({
  name: 'readWall',
  input: z.object({ token, pass: z.string().max(200) }),
  output: z.object({ companyName: z.string(), face: boardFaceSchema, pass: z.string() }),
});
