import type { Fields } from './types';

export const SEED_REVISION = 'seed-revision-1';
export const CREATED_AT = '2024-05-01T08:00:00.000Z';
export const UPDATED_AT = '2024-05-02T08:00:00.000Z';

/** Returns the fields that every new record carries. */
export const createdStamp = (uid: string, revision = 'new-revision-1'): Fields => ({
  createdBy: uid,
  createdAt: CREATED_AT,
  updatedBy: uid,
  updatedAt: CREATED_AT,
  revision,
  baseRevision: '',
});

/** Returns the fields that every change to a seeded record carries. */
export const updatedStamp = (uid: string): Fields => ({
  updatedBy: uid,
  updatedAt: UPDATED_AT,
  revision: 'next-revision-1',
  baseRevision: SEED_REVISION,
});
