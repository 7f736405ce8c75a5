import { paths } from '@/lib/paths';
import { formatPhone } from '../contact/format';
import type { Lead } from '../lead/schema';
import type { Stored } from '../record/schema';
import type { AttentionItem } from './item';

/** Lists unanswered leads. */
export const newLeadItems = (leads: readonly Stored<Lead>[]): AttentionItem[] =>
  leads.map((lead) => ({
    id: `lead:${lead.id}`,
    kind: 'lead',
    title: `${lead.name} waits for an answer`,
    detail: [lead.wanted || lead.message.slice(0, 80), formatPhone(lead.phone)].filter(Boolean).join(' · '),
    at: lead.receivedAt,
    action: { label: 'Answer', to: paths.leadDetails(lead.id) },
    isNews: false,
  }));

/** Lists leads with an overdue next step; unanswered ones are already listed as such. */
export const overdueLeadItems = (leads: readonly Stored<Lead>[]): AttentionItem[] =>
  leads
    .filter(({ state }) => state !== 'new')
    .map((lead) => ({
      id: `lead-next:${lead.id}:${lead.nextAt}`,
      kind: 'lead-next',
      title: `${lead.nextWhat}: ${lead.name}`,
      detail: [lead.wanted, formatPhone(lead.phone)].filter(Boolean).join(' · '),
      at: lead.nextAt,
      action: { label: 'Open lead', to: paths.leadDetails(lead.id) },
      isNews: false,
    }));
