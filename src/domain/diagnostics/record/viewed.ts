import type { z } from 'zod';
import { viewedPhotosSchema } from '../../photo/viewed';
import { diagnosticSchema } from './schema';

/** The fields of a set of readings in its report: for staff, on paper, and via a link (`PublicDocument.readings`). */
export const viewedDiagnosticSchema = diagnosticSchema
  .pick({
    number: true,
    kind: true,
    measuredAt: true,
    customerName: true,
    unitName: true,
    technicianName: true,
    readings: true,
    overrides: true,
    summary: true,
    notes: true,
  })
  .extend({ photos: viewedPhotosSchema });
export type ViewedDiagnostic = z.infer<typeof viewedDiagnosticSchema>;
