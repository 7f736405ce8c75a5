import type { DocumentLine } from '../billing/schema';
import type { Finding } from './schema';

/**
 * Returns the lines of the option a customer agreed to on the spot, billed with the repair job. Empty if an estimate was accepted: then
 * its lines are billed.
 */
export const agreedLines = ({ options, approvedOptionId }: Finding): readonly DocumentLine[] =>
  options.find(({ id }) => id === approvedOptionId)?.lines ?? [];

/** Combines the lines of a job's work with the agreed ones; lines already there are not added again. */
export const withAgreedLines = (work: readonly DocumentLine[], agreed: readonly DocumentLine[]): DocumentLine[] => [
  ...work,
  ...agreed.filter(({ id }) => !work.some((line) => line.id === id)),
];
