import type { z } from 'zod';
import { within, type FieldMeta, type Range } from '@/domain/calculation/ranges';

/** A reading's form metadata: outside the usual range the form asks for confirmation, outside the hard one it rejects. */
export type ReadingMeta = FieldMeta & { usual?: readonly [number, number] };

/** Builds a schema for a measured number. Outside `min` to `max` it is rejected; outside `usual` a form asks for confirmation. */
export const reading = ({ usual, ...range }: Range & { usual?: readonly [number, number] }): z.ZodNumber => {
  const field = within(range);
  return usual === undefined
    ? field
    : field.meta({ title: range.label, unit: range.unit, why: range.why, usual } satisfies ReadingMeta);
};
