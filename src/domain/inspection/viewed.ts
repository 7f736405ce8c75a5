import type { z } from 'zod';
import { viewedFindingsSchema } from '../finding/viewed';
import { viewedPhotosSchema } from '../photo/viewed';
import { inspectionSchema } from './schema';

/** The fields of an inspection in its report: for staff, on paper, and via a link (`PublicDocument.inspection`). */
export const viewedInspectionSchema = inspectionSchema
  .pick({
    number: true,
    title: true,
    state: true,
    form: true,
    customerName: true,
    propertyAddress: true,
    units: true,
    inspectorName: true,
    weather: true,
    startedAt: true,
    finishedAt: true,
    answers: true,
    signatures: true,
    notes: true,
  })
  .extend({ photos: viewedPhotosSchema, findings: viewedFindingsSchema });
export type ViewedInspection = z.infer<typeof viewedInspectionSchema>;
