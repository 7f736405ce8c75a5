import { z } from 'zod';

/** Returns the schema of a number field that may be empty, which is ''. */
export const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]);

/** Returns a number field's value, or 0 if it's empty. */
export const zeroIfEmpty = (value: number | ''): number => value || 0;
