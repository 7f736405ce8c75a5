import { z } from 'zod';

/** The schema of a number field that may be empty, which is ''. */
export const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]);

/** What a number field holds, 0 where it is empty. */
export const zeroIfEmpty = (value: number | ''): number => value || 0;
