import type { z } from 'zod';
import { plumbingCalcSchema } from './schema';

/** A calculation as the view page and permit sheet show it: for staff, or through a link (`PublicDocument.plumbing`). */
export const viewedPlumbingSchema = plumbingCalcSchema.pick({
  number: true,
  title: true,
  address: true,
  customerName: true,
  revisionNumber: true,
  tree: true,
});
export type ViewedPlumbing = z.infer<typeof viewedPlumbingSchema>;
