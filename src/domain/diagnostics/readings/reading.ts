import type { z } from 'zod';
import { within, type FieldMeta, type Range } from '@/domain/calculation/ranges';

/** What a form needs to know of a reading: outside the usual range it asks again, outside the hard one it rejects. */
export type ReadingMeta = FieldMeta & { usual?: readonly [number, number] };

/** A measured number. Outside `min` to `max` it is refused; outside `usual` a form asks again. */
export const reading = ({ usual, ...range }: Range & { usual?: readonly [number, number] }): z.ZodNumber => {
  const field = within(range);
  return usual === undefined
    ? field
    : field.meta({ title: range.label, unit: range.unit, why: range.why, usual } satisfies ReadingMeta);
};
