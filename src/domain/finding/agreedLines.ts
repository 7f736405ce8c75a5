import type { DocumentLine } from '../billing/schema';
import type { Finding } from './schema';

/**
 * The lines of the way that a customer agreed to on the spot, as they are billed with the job that puts it right. None where
 * an estimate was accepted: then its lines are billed.
 */
export const agreedLines = ({ options, approvedOptionId }: Finding): readonly DocumentLine[] =>
  options.find(({ id }) => id === approvedOptionId)?.lines ?? [];

/** The lines of a job's work plus the agreed ones; lines already there are not added again. */
export const withAgreedLines = (work: readonly DocumentLine[], agreed: readonly DocumentLine[]): DocumentLine[] => [
  ...work,
  ...agreed.filter(({ id }) => !work.some((line) => line.id === id)),
];
