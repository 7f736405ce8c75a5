import type { HOLD_REASONS, Job, Priority } from './schema';

export const PRIORITY_LABELS: Record<Priority, string> = {
  emergency: 'Emergency',
  high: 'High',
  normal: 'Normal',
  low: 'Low',
};

export const HOLD_REASON_LABELS: Record<(typeof HOLD_REASONS)[number], string> = {
  parts: 'Waiting for parts',
  customer: 'Waiting for the customer',
  weather: 'Weather',
  permit: 'Waiting for a permit',
  other: 'Other',
};

/** Labels of a job's fields, on its form, in conflicts and in its history. */
export const JOB_FIELD_LABELS: Partial<Record<keyof Job, string>> = {
  title: 'Title',
  type: 'Type',
  businessUnitId: 'Business unit',
  priority: 'Priority',
  customerId: 'Customer',
  customerName: 'Customer',
  propertyId: 'Property',
  propertyAddress: 'Address',
  equipmentIds: 'Equipment',
  contactName: 'Contact',
  contactPhone: 'Contact phone',
  scheduledTime: 'Time',
  durationMinutes: 'Duration',
  arrivalWindowStart: 'Arrival from',
  arrivalWindowEnd: 'Arrival to',
  technicianIds: 'Technicians',
  requiredSkills: 'Skills and licenses',
  description: 'Description',
  customerNotes: 'Note for the customer',
  internalNotes: 'Internal note',
  poNumber: 'PO number',
  source: 'Lead source',
  tags: 'Tags',
  checklist: 'Checklist',
  onMyWayAt: 'On the way',
  progress: 'Progress',
  progressLog: 'Progress',
  holdReason: 'Hold reason',
  cancelReason: 'Cancel reason',
};
