import { z } from 'zod';
import type { Readings } from '../procedures/procedure';

const readingsSchema = z.record(z.string().max(60), z.union([z.number(), z.string().max(200), z.boolean()]));

/** Parses a record's readings; returns none if the text isn't valid. */
export function readReadings(text: string): Readings {
  try {
    return readingsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Serializes readings, omitting empty values. */
export const writeReadings = (readings: Readings): string =>
  JSON.stringify(Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== '')));
