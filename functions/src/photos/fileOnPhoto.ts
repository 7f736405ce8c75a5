import { defineReaction } from '../platform/reaction';

/** Deletes a deleted photo's file too: something taken down must not stay reachable under its download URL. */
export const fileOnPhoto = defineReaction(
  'fileOnPhoto',
  'photos',
  async (deps, { params, before }) => {
    const path: unknown = before?.['path'];
    // The record was written by a client: it may only name files of its own company's jobs.
    if (typeof path !== 'string' || !path.startsWith(`companies/${params['companyId']}/jobs/`) || path.includes('..'))
      return;
    const bucket = await deps.bucket();
    await bucket.file(path).delete({ ignoreNotFound: true });
  },
  { concerns: ({ after }) => after === null },
);
