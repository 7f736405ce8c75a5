import type { z } from 'zod';
import { plumbingCalcSchema } from './schema';

/** What the view page and the permit sheet show of a calculation, for the staff and for whoever has a link (`PublicDocument.plumbing`). */
export const viewedPlumbingSchema = plumbingCalcSchema.pick({
  number: true,
  title: true,
  address: true,
  customerName: true,
  revisionNumber: true,
  tree: true,
});
export type ViewedPlumbing = z.infer<typeof viewedPlumbingSchema>;
