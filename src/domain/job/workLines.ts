import { z } from 'zod';
import { documentLineSchema } from '../billing/schema';
import { recordId } from '../record/schema';

export const WORK_LINE_LIMIT = 100;

/**
 * companies/{c}/jobWork/{jobId}: the work done and the parts used on a job, recorded on site, and the starting point for its invoice. A
 * separate record: a technician may write it without permission to change the job.
 */
export const jobWorkSchema = z.object({
  jobId: recordId,
  customerId: recordId,
  workLines: z.array(documentLineSchema).max(WORK_LINE_LIMIT, `At most ${WORK_LINE_LIMIT} lines`).default([]),
});
export type JobWork = z.infer<typeof jobWorkSchema>;
