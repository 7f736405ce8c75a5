import type { HOLD_REASONS, Priority } from './schema';

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
