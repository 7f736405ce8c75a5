import type { z } from 'zod';
import { inspectionSchema, type Inspection } from '@/domain/inspection/schema';

/** The fields entered before an inspection starts. */
export const inspectionFormSchema = inspectionSchema.pick({
  title: true,
  customerId: true,
  propertyId: true,
  jobId: true,
  equipmentIds: true,
  inspectorName: true,
  weather: true,
});
export type InspectionFormValues = z.infer<typeof inspectionFormSchema>;

export const INSPECTION_LABELS: Partial<Record<keyof Inspection, string>> = {
  title: 'Name',
  customerId: 'Customer',
  propertyId: 'Property',
  jobId: 'Job',
  equipmentIds: 'Equipment',
  inspectorName: 'Inspector',
  weather: 'Weather',
};

export const toInspectionForm = ({
  title,
  customerId,
  propertyId,
  jobId,
  equipmentIds,
  inspectorName,
  weather,
}: Inspection): InspectionFormValues => ({
  title,
  customerId,
  propertyId,
  jobId,
  equipmentIds,
  inspectorName,
  weather,
});
