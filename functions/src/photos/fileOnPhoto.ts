import { defineTrigger } from '../platform/defineTrigger';

/** A deleted photo's file goes too: what somebody took down must not stay reachable under its download address. */
export const fileOnPhoto = defineTrigger(
  'fileOnPhoto',
  'companies/{companyId}/photos/{id}',
  async (deps, { params, before, after }) => {
    const path: unknown = before?.['path'];
    // The record was written by a client: it may only name files of its own company's jobs.
    if (
      after ||
      typeof path !== 'string' ||
      !path.startsWith(`companies/${params['companyId']}/jobs/`) ||
      path.includes('..')
    )
      return;
    const bucket = await deps.bucket();
    await bucket.file(path).delete({ ignoreNotFound: true });
  },
);
