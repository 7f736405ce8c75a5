import type { DocumentLine } from '../billing/schema';
import type { Finding } from './schema';

/**
 * Returns the lines of the option that a customer agreed to on the spot, billed with the repair job. Empty if an estimate was accepted:
 * then its lines are billed.
 */
export const agreedLines = ({ options, approvedOptionId }: Finding): readonly DocumentLine[] =>
  options.find(({ id }) => id === approvedOptionId)?.lines ?? [];

/** Returns the lines of a job's work plus the agreed ones; lines already there aren't added again. */
export const withAgreedLines = (work: readonly DocumentLine[], agreed: readonly DocumentLine[]): DocumentLine[] => [
  ...work,
  ...agreed.filter(({ id }) => !work.some((line) => line.id === id)),
];
