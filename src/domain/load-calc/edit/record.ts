import type { LoadInputs } from '../schema/inputs';

/** Replaces parts of the record. Parts that it didn't have and doesn't get stay absent: stores reject `undefined`. */
export function withParts(inputs: LoadInputs, parts: Partial<LoadInputs>): LoadInputs {
  return { ...inputs, ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) };
}
