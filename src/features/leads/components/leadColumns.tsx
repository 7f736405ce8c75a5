import type { WorkSettings } from '@/domain/company/workSettings';
import { formatPhone } from '@/domain/contact/format';
import type { Lead } from '@/domain/lead/schema';
import { sourceOfLead } from '@/domain/lead/source';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import type { Stored } from '@/domain/record/schema';
import { LeadStateBadge } from '@/entities/lead/LeadStateBadge';
import { formatMoney } from '@/ui/format/money';
import type { DataColumn } from '@/ui/table/columns';
import { AnswerTime } from './AnswerTime';
import classes from './leads.module.css';
import { NextAction } from './NextAction';

export type ShownLead = { timeZone: string; now: Date; settings: WorkSettings; nameOf: (uid: string) => string };

/** Columns of the lead list, one line each. */
export const leadColumns = ({ timeZone, now, settings, nameOf }: ShownLead): DataColumn<Stored<Lead>>[] => [
  {
    id: 'receivedAt',
    header: 'Received',
    width: 256,
    cell: (lead) => <AnswerTime lead={lead} timeZone={timeZone} now={now} />,
  },
  {
    id: 'name',
    header: 'Lead',
    isMain: true,
    cell: (lead) => (
      <>
        {lead.name} <span className={classes['second']}>{lead.wanted || lead.message.slice(0, 80)}</span>
      </>
    ),
  },
  { id: 'phone', header: 'Phone', width: 136, isSecondary: true, cell: ({ phone }) => formatPhone(phone) },
  { id: 'state', header: 'Status', width: 128, cell: ({ state }) => <LeadStateBadge state={state} /> },
  {
    id: 'next',
    header: 'Next action',
    cell: (lead) => <NextAction lead={lead} timeZone={timeZone} now={now} />,
  },
  {
    id: 'source',
    header: 'Source',
    width: 112,
    isSecondary: true,
    cell: (lead) => sourceOfLead(settings, lead) || LEAD_CHANNEL_WORDS[lead.channel],
  },
  {
    id: 'cost',
    header: 'Cost',
    width: 84,
    align: 'end',
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: ({ costCents }) => (costCents === 0 ? '' : formatMoney(costCents)),
  },
  {
    id: 'assigned',
    header: 'Assigned to',
    width: 140,
    isSecondary: true,
    isHiddenAtFirst: true,
    cell: ({ assignedTo }) => nameOf(assignedTo),
  },
];
