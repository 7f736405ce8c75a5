import { z } from 'zod';
import { hexColor, recordId, requiredLine } from '../record/schema';

export const POSTAL_CODE_LIMIT = 300;
/** Maximum number loaded per company. */
export const TERRITORY_LIST_LIMIT = 100;
const TECHNICIAN_LIMIT = 30;

/** companies/{c}/territories/{id}: an area defined by its ZIP codes, and its preferred technicians. */
export const territorySchema = z.object({
  name: requiredLine(80, 'Enter a name'),
  /** Color on the map. */
  color: hexColor.default('#1c7ed6'),
  postalCodes: z
    .array(z.string().regex(/^\d{5}$/, 'A ZIP code has five digits'))
    .max(POSTAL_CODE_LIMIT, `At most ${POSTAL_CODE_LIMIT} ZIP codes`)
    .default([]),
  technicianIds: z.array(recordId).max(TECHNICIAN_LIMIT, `At most ${TECHNICIAN_LIMIT} technicians`).default([]),
  isArchived: z.boolean().default(false),
});
export type Territory = z.infer<typeof territorySchema>;
