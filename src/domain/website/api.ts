import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Managers: publishes the draft as a new version, or with `versionId` republishes an earlier version. `revision` is that of the draft
 * that was viewed. @throws `conflict` when someone has changed it since, `failed-precondition` if it can't be published.
 */
export const publishWebsite = defineContract({
  name: 'publishWebsite',
  input: z.object({ revision: z.string().max(128).default(''), versionId: recordId.or(z.literal('')).default('') }),
  output: z.object({ versionId: z.string(), number: z.number().int() }),
});

/** Managers: takes the site offline. Draft and versions are kept. */
export const unpublishWebsite = defineContract({
  name: 'unpublishWebsite',
  input: z.object({}),
  output: z.object({}),
});
