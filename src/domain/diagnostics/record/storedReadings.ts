import { z } from 'zod';
import type { Readings } from '../procedures/procedure';

const readingsSchema = z.record(z.string().max(60), z.union([z.number(), z.string().max(200), z.boolean()]));

/** Parses a record's readings; empty if the text is invalid. */
export function readReadings(text: string): Readings {
  try {
    return readingsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** Formats readings for storage: empty values are omitted. */
export const writeReadings = (readings: Readings): string =>
  JSON.stringify(Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== '')));
