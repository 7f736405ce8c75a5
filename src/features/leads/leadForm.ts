import { EMPTY_LEAD } from '@/domain/lead/arrival';
import type { Lead, LeadInput } from '@/domain/lead/schema';

/** Converts a stored lead to form values. */
export const toLeadForm = (lead: Lead): LeadInput => ({
  ...EMPTY_LEAD,
  ...Object.fromEntries((Object.keys(EMPTY_LEAD) as (keyof LeadInput)[]).map((field) => [field, lead[field]])),
});

/** Field labels for the form and the conflict dialog. */
export const LEAD_FIELD_LABELS: Partial<Record<keyof Lead, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  wanted: 'Wanted service',
  message: 'Message',
  source: 'Lead source',
  channel: 'Channel',
  costCents: 'Cost',
  nextWhat: 'Next action',
  nextAt: 'When',
  nextBy: 'Who',
  assignedTo: 'Assigned to',
  state: 'Status',
};
