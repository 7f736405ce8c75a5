import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { changeFileSpace, readFileSpace } from './fileSpace';

/** The maximum for one Storage query. */
const PAGE = 1_000;
/** Storage's next page; null at the end, which its types don't say. */
const nextSchema = z.object({ pageToken: z.string() });

/**
 * Sums the files of each company with changes, or that was never counted: events may repeat or get lost, and companies had files before
 * they were counted.
 */
export const fileCount: Nightly = {
  work: everyCompany(),
  perCompany: async (deps, { companyId }) => {
    const { changedAt, countedAt } = await readFileSpace(deps.db, companyId);
    if (countedAt !== '' && changedAt <= countedAt) return {};
    // A file that arrives during the count leaves the company due for the next night.
    const beganAt = deps.now();
    const bytes = await bytesOf(deps, companyId);
    await changeFileSpace(deps, companyId, () => ({ bytes, countedAt: beganAt }));
    return { counted: 1 };
  },
};

async function bytesOf(deps: Deps, companyId: string): Promise<number> {
  const bucket = await deps.bucket();
  let bytes = 0;
  for (let pageToken: string | undefined, isFirst = true; isFirst || pageToken !== undefined; isFirst = false) {
    const [files, next] = await bucket.getFiles({
      prefix: `companies/${companyId}/`,
      maxResults: PAGE,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    for (const { metadata } of files) bytes += Number(metadata.size ?? 0);
    pageToken = nextSchema.safeParse(next).data?.pageToken;
  }
  return bytes;
}

/** Nightly: recounts companies' storage usage. */
export const recountFiles = defineNightly('recountFiles', { schedule: '50 8 * * *', secrets: [] }, fileCount);
