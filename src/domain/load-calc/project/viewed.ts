import type { z } from 'zod';
import { loadProjectSchema } from './schema';

/** A calculation as the view page and report show it: for staff, or through a link (`PublicDocument.loadCalculation`). */
export const viewedLoadSchema = loadProjectSchema.pick({
  number: true,
  title: true,
  address: true,
  customerName: true,
  mode: true,
  quick: true,
  house: true,
  station: true,
  considered: true,
  ducts: true,
  floorPlan: true,
});
export type ViewedLoad = z.infer<typeof viewedLoadSchema>;
