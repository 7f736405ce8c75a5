import { z } from 'zod';
import { MINUTE_MS } from '@/lib/time';
import { pinAt, type Coordinates } from '../contact/pin';
import type { ListQuery } from '../record/listQuery';
import { isoInstant } from '../record/schema';

/** Two digits fewer than a pin: about ten yards, the width of a street. */
const DEGREE_PARTS = 10_000;
const POSITIONS_LIMIT = 200;
const FRESH_MINUTES = 20;

/** Rounds a position before it is sent, too coarse to tell the rooms of a house apart. */
export const roughPin = ({ lat, lng }: Coordinates): string =>
  pinAt({ lat: Math.round(lat * DEGREE_PARTS) / DEGREE_PARTS, lng: Math.round(lng * DEGREE_PARTS) / DEGREE_PARTS });

/** companies/{c}/positions/{technicianId}: the last position of someone who shares it, overwritten each time. No history is kept. */
export const positionSchema = z.object({
  pin: z.string().max(40),
  takenAt: isoInstant,
  /** The end of the company's day, when it is deleted at the latest. */
  expiresAt: isoInstant,
});
export type Position = z.infer<typeof positionSchema>;

/** Queries all positions: one per technician who shares it. */
export const positionsNow: ListQuery = { limit: POSITIONS_LIMIT };

/** Whether someone may still be there. */
export const isFresh = ({ takenAt }: Position, nowIso: string): boolean =>
  Date.parse(nowIso) - Date.parse(takenAt) <= FRESH_MINUTES * MINUTE_MS;
