import type { LoadInputs } from '../schema/inputs';

/** The record with other parts. Parts that it did not have and does not get stay away: stores refuse `undefined`. */
export function withParts(inputs: LoadInputs, parts: Partial<LoadInputs>): LoadInputs {
  return { ...inputs, ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) };
}
