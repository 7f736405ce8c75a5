import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { recordId } from '../record/schema';

/**
 * Managers: publishes the draft as a new version, or with `versionId` an earlier version again. `revision` is that of the draft that
 * was looked at. @throws `conflict` when somebody has changed it since, `failed-precondition` where it cannot be published.
 */
export const publishWebsite = defineContract({
  name: 'publishWebsite',
  input: z.object({ revision: z.string().max(128).default(''), versionId: recordId.or(z.literal('')).default('') }),
  output: z.object({ versionId: z.string(), number: z.number().int() }),
});

/** Managers: takes the site offline. Draft and versions stay. */
export const unpublishWebsite = defineContract({
  name: 'unpublishWebsite',
  input: z.object({}),
  output: z.object({}),
});
