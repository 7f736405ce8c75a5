import { z } from 'zod';
import type { Deps } from '../platform/admin';
import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { changeFileSpace, readFileSpace } from './fileSpace';

/** As many as one question to Storage may name. */
const PAGE = 1_000;
/** How Storage goes on; null at the end, which its types do not say. */
const nextSchema = z.object({ pageToken: z.string() });

/**
 * Adds up the files of each company in which one came or went, or that was never counted: events come more than once or not at all, and
 * companies had files before they were counted.
 */
export const fileCount: Nightly = {
  work: everyCompany(),
  perCompany: async (deps, { companyId }) => {
    const { changedAt, countedAt } = await readFileSpace(deps.db, companyId);
    if (countedAt !== '' && changedAt <= countedAt) return {};
    // A file that comes while the others are added up leaves the count due for the next night.
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

/** Each night: what companies' files take up. */
export const recountFiles = defineNightly('recountFiles', { schedule: '50 8 * * *', secrets: [] }, fileCount);
