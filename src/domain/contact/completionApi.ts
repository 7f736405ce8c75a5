import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { line } from '../record/schema';
import { addressSchema } from './schema';

/** Fewer letters would match about half a town. */
export const COMPLETION_FROM_LETTERS = 5;
export const COMPLETION_LIMIT = 5;

/**
 * Completes an address while typing, for members. `isOn`: false if this server has no provider that completes addresses; then no one asks
 * again. `country`: of the address, as two letters.
 */
export const completeAddress = defineContract({
  name: 'completeAddress',
  input: z.object({
    text: line(200).min(COMPLETION_FROM_LETTERS, 'Type some more of it'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('US'),
  }),
  output: z.object({ isOn: z.boolean(), addresses: z.array(addressSchema).max(COMPLETION_LIMIT) }),
});
