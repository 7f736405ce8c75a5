import type { z } from 'zod';
import { loadProjectSchema } from './schema';

/** What the view page and the report show of a calculation, for the staff and for whoever has a link (`PublicDocument.loadCalculation`). */
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
