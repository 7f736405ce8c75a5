import type { SubscriptionSummary } from '../subscription/summary';

type Paying = { subscription: Pick<SubscriptionSummary, 'firstPaidAt'> };

const GIGABYTE = 1_000_000_000;
/**
 * The bytes of files a company may store.
 * - Before the first payment anyone can be behind a company, at no cost: 1 GB is five hundred photos, enough to try everything, but
 * unattractive as a file host.
 * - Afterward 200 GB: a hundred thousand photos, about ten years of a shop with ten trucks. It costs the operator about $5 a month.
 */
const FILE_SPACE_BYTES = { trial: GIGABYTE, paying: 200 * GIGABYTE } as const;

/** Returns the bytes of files a company may store. */
export const fileSpaceBytes = ({ subscription }: Paying): number =>
  FILE_SPACE_BYTES[subscription.firstPaidAt === '' ? 'trial' : 'paying'];

/** Whether a company that stores this many bytes may add no more files. */
export const isSpaceFull = (bytes: number, company: Paying): boolean => bytes >= fileSpaceBytes(company);
