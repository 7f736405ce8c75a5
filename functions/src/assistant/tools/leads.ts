import { z } from 'zod';
import { formatAddress } from '@/domain/contact/format';
import { leadList, overdueLeads, unansweredLeads } from '@/domain/lead/queries';
import type { Stored } from '@/domain/record/schema';
import type { FieldsOf } from '@/domain/record/schemas';
import type { Desk } from '../desk';
import { notThere } from './refusal';
import { count, localTime } from './shown';
import { defineTool, someId } from './tool';

const LEADS_SHOWN = 25;

/** All of a lead's text is written by a stranger. */
const shownLead = (desk: Desk, lead: Stored<FieldsOf<'leads'>>) => ({
  source: desk.chips.cite('leads', lead.id, lead.name || lead.phone || 'Lead', lead.state),
  lead_id: lead.id,
  name: desk.foreign(lead.name),
  wanted: desk.foreign(lead.wanted),
  state: lead.state,
  received: localTime(desk, lead.receivedAt),
  answered: localTime(desk, lead.firstAnsweredAt),
  next: lead.nextWhat,
  next_at: localTime(desk, lead.nextAt),
});

const findTool = defineTool({
  name: 'find_leads',
  description:
    'Leads: those that nobody has answered (the longest waiting first), those whose next step is overdue, or all open ones.',
  input: z.object({ view: z.enum(['unanswered', 'overdue', 'open']) }),
  words: 'Looking at leads',
  run: async (desk, { view }) => {
    const query =
      view === 'unanswered'
        ? unansweredLeads()
        : view === 'overdue'
          ? overdueLeads(desk.nowIso)
          : leadList(
              { view: 'open', state: '', source: '', assignedTo: '' },
              { uid: desk.member.uid, now: desk.nowIso },
            );
    // The dashboard shows only a few of them.
    const leads = await desk.list('leads', { ...query, limit: LEADS_SHOWN + 1 }, LEADS_SHOWN + 1);
    return {
      count: count(desk, 'Leads found', Math.min(leads.length, LEADS_SHOWN)),
      are_there_more: leads.length > LEADS_SHOWN,
      leads: leads.slice(0, LEADS_SHOWN).map((lead) => shownLead(desk, lead)),
    };
  },
});

const readTool = defineTool({
  name: 'read_lead',
  description: 'One lead: who asks, for what, where, and what was done about it.',
  input: z.object({ lead_id: someId('lead') }),
  words: 'Reading the lead',
  run: async (desk, { lead_id: id }) => {
    const lead = await desk.get('leads', id);
    if (!lead) throw notThere('lead');
    return {
      ...shownLead(desk, lead),
      phone: lead.phone,
      email: lead.email,
      address: desk.foreign(formatAddress(lead.address)),
      message: desk.foreign(lead.message),
      is_out_of_area: lead.isOutOfArea,
      log: lead.log.slice(-10).map((step) => ({
        at: localTime(desk, step.at),
        what: step.kind,
        text: desk.foreign(step.text),
      })),
    };
  },
});

export const LEAD_TOOLS = [findTool, readTool];
