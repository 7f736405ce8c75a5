/**
 * The sample jobs around today: days from today, minutes after midnight, customer, technician (null = unassigned). A job without a minute
 * isn't scheduled yet.
 */
export const SAMPLE_VISITS = [
  { day: -1, minute: 9 * 60, customer: 0, technician: 0 },
  { day: -1, minute: 13 * 60 + 30, customer: 2, technician: 1 },
  { day: 0, minute: 8 * 60 + 30, customer: 1, technician: 0 },
  { day: 0, minute: 10 * 60 + 30, customer: 4, technician: 1 },
  { day: 0, minute: 13 * 60, customer: 3, technician: 0 },
  { day: 0, minute: 15 * 60, customer: 5, technician: 1 },
  { day: 1, minute: 9 * 60, customer: 2, technician: null },
  { day: 1, minute: null, customer: 0, technician: null },
] as const;
