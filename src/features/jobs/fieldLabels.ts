import type { Job } from '@/domain/job/schema';

/** What the fields of a job are called, on its form, in conflicts and in its history. */
export const JOB_FIELD_LABELS: Partial<Record<keyof Job, string>> = {
  title: 'Title', type: 'Type', priority: 'Priority', customerId: 'Customer', customerName: 'Customer', propertyId: 'Property',
  propertyAddress: 'Address', equipmentIds: 'Equipment', contactName: 'Contact', contactPhone: 'Contact phone', scheduledTime: 'Time',
  durationMinutes: 'Duration', arrivalWindowStart: 'Arrival from', arrivalWindowEnd: 'Arrival to', technicianIds: 'Technicians',
  description: 'Description', customerNotes: 'Note for the customer', internalNotes: 'Internal note', poNumber: 'PO number', source: 'Source',
  tags: 'Tags', checklist: 'Checklist', progress: 'Progress', progressLog: 'Progress', holdReason: 'Hold reason', cancelReason: 'Cancel reason',
};
