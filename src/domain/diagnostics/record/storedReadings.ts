import { z } from 'zod';
import type { Readings } from '../procedures/procedure';

const readingsSchema = z.record(z.string().max(60), z.union([z.number(), z.string().max(200), z.boolean()]));

/** The readings of a record; none when the text is none of ours. */
export function readReadings(text: string): Readings {
  try {
    return readingsSchema.safeParse(JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}

/** As stored: empty values are omitted. */
export const writeReadings = (readings: Readings): string =>
  JSON.stringify(Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== '')));
