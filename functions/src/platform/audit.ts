import type { Audit } from '@/domain/record/schema';
import { SAMPLE_REVISION } from '@/domain/sample-data/schema';
import { newId } from '@/lib/ids';

type Stamp = Pick<Audit, 'updatedBy' | 'updatedAt'>;

/** Returns who created a record only functions write, and when: no one else changes it, so it needs no revisions. */
export const createdStamp = (uid: string, now: string): Stamp & Pick<Audit, 'createdBy' | 'createdAt'> => ({
  createdBy: uid,
  createdAt: now,
  ...updatedStamp(uid, now),
});

/** Returns who changed such a record, and when; '' for automatic changes by the server. */
export const updatedStamp = (uid: string, now: string): Stamp => ({ updatedBy: uid, updatedAt: now });

/** The same for a record that is written as a whole: an existing `stored` record keeps its creator. */
export const stampOf = (
  stored: Record<string, unknown> | undefined,
  uid: string,
  now: string,
): ReturnType<typeof createdStamp> => {
  const { createdBy, createdAt } = stored ?? {};
  const isKnown = typeof createdBy === 'string' && typeof createdAt === 'string';
  return { ...createdStamp(uid, now), ...(isKnown ? { createdBy, createdAt } : {}) };
};

type UpdateAudit = Pick<Audit, 'updatedBy' | 'updatedAt' | 'revision' | 'baseRevision'>;

/** Returns the audit fields of a new record. */
export function createdAudit(uid: string, now: string): Audit {
  return { createdBy: uid, createdAt: now, updatedBy: uid, updatedAt: now, revision: newId(), baseRevision: '' };
}

/** The same for a sample: its revision marks it as one until someone changes it. */
export const sampleAudit = (uid: string, now: string): Audit => ({
  ...createdAudit(uid, now),
  revision: `${SAMPLE_REVISION}${newId(16)}`,
});

/**
 * Returns the audit fields for a change to a record whose stored data is `stored`. A server write needs a new revision too: a device that
 * changed the same record offline would otherwise overwrite it unnoticed.
 */
export function updatedAudit(uid: string, now: string, stored: Record<string, unknown> | undefined): UpdateAudit {
  return { updatedBy: uid, updatedAt: now, revision: newId(), baseRevision: revisionOf(stored) };
}

export function revisionOf(stored: Record<string, unknown> | undefined): string {
  const revision = stored?.['revision'];
  return typeof revision === 'string' ? revision : '';
}

/**
 * Whether a stored record was written with these audit fields: a transaction whose response was lost reruns, and finds what it stored
 * itself. That is its own work, not another caller's.
 */
export const isMadeWith = (
  stored: Record<string, unknown> | undefined,
  { revision }: Pick<Audit, 'revision'>,
): boolean => revisionOf(stored) === revision;

const MERGE_REVISION = 'merge-';

/** Like `updatedAudit`, but recognizable: a merge or a customer's new name is one activity entry, not one per affected record. */
export function mergeAudit(uid: string, now: string, stored: Record<string, unknown> | undefined): UpdateAudit {
  return { ...updatedAudit(uid, now, stored), revision: `${MERGE_REVISION}${newId(16)}` };
}

export const isMergeRevision = (revision: string): boolean => revision.startsWith(MERGE_REVISION);

const VISITS_REVISION = 'visits-';
const JOB_REVISION = 'job-';

/** Like `updatedAudit`, but recognizable: a job that merely follows its visits wasn't edited, so no visits follow it in turn. */
export function visitsAudit(uid: string, now: string, stored: Record<string, unknown> | undefined): UpdateAudit {
  return { ...updatedAudit(uid, now, stored), revision: `${VISITS_REVISION}${newId(16)}` };
}

export const isVisitsRevision = (revision: string): boolean => revision.startsWith(VISITS_REVISION);

/** The same for a visit that follows its job, new or changed: the job is already up to date. */
export const ofJob = <A extends { revision: string }>(audit: A): A => ({
  ...audit,
  revision: `${JOB_REVISION}${newId(16)}`,
});

export const isJobRevision = (revision: string): boolean => revision.startsWith(JOB_REVISION);

const RESTORED_REVISION = 'restored-';

/** Returns the audit fields of a record whose last good version functions restored. It must not be reported as another change. */
export const restoredAudit = (now: string, stored: Record<string, unknown> | undefined): UpdateAudit => ({
  ...updatedAudit('', now, stored),
  revision: `${RESTORED_REVISION}${newId(16)}`,
});

/** Whether a change restored a good version. Also checks who made it: clients choose their revisions, but write in their own name. */
export const isRestored = (before: Record<string, unknown>, after: Record<string, unknown>): boolean =>
  revisionOf(after).startsWith(RESTORED_REVISION) &&
  after['updatedBy'] === '' &&
  revisionOf(before) !== revisionOf(after);

/** Whether a function wrote this version: the rules don't allow clients such a revision. */
export const isServerRevision = (revision: string): boolean =>
  [SAMPLE_REVISION, MERGE_REVISION, VISITS_REVISION, JOB_REVISION].some((prefix) => revision.startsWith(prefix));
