import type { SubscriptionSummary } from '../subscription/summary';

type Paying = { subscription: Pick<SubscriptionSummary, 'firstPaidAt'> };

const GIGABYTE = 1_000_000_000;
/**
 * Bytes of files a company may store.
 * - Before the first payment a company could be anyone, at no cost to them: 1 GB is five hundred photos, enough to try everything, and a
 * poor file host.
 * - Afterward 200 GB: a hundred thousand photos, about ten years for a shop with ten trucks. It costs the operator about $5 a month.
 */
const FILE_SPACE_BYTES = { trial: GIGABYTE, paying: 200 * GIGABYTE } as const;

/** Returns how many bytes of files a company may store. */
export const fileSpaceBytes = ({ subscription }: Paying): number =>
  FILE_SPACE_BYTES[subscription.firstPaidAt === '' ? 'trial' : 'paying'];

/** Whether a company storing this many bytes has no room for more files. */
export const isSpaceFull = (bytes: number, company: Paying): boolean => bytes >= fileSpaceBytes(company);
