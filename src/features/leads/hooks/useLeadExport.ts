import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatAddress } from '@/domain/contact/format';
import type { Lead } from '@/domain/lead/schema';
import { sourceOfLead } from '@/domain/lead/source';
import { answerMinutes, LEAD_STATE_WORDS } from '@/domain/lead/state';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useListExport } from '@/entities/record/useListExport';
import { toWallTime } from '@/ui/format/wallTime';
import { useMemberOptions } from './useMemberOptions';

const HEADER = [
  'Received',
  'Name',
  'Company',
  'Phone',
  'E-mail',
  'Address',
  'Service',
  'Message',
  'Status',
  'Lost because',
  'Source',
  'Channel',
  'Campaign',
  'Cost',
  'First answer (minutes)',
  'Next action',
  'Next action at',
  'Assigned to',
  'Seller’s number',
  'Id',
];

/** What the list shows, as a CSV file. */
export function useLeadExport() {
  const { company } = useSession();
  const { settings } = useWorkSettings();
  const { nameOf } = useMemberOptions();
  const rowOf = (lead: Stored<Lead>) => {
    const at = (iso: string) => toWallTime(iso, company.timeZone);
    return [
      at(lead.receivedAt),
      lead.name,
      lead.companyName,
      lead.phone,
      lead.email,
      formatAddress(lead.address),
      lead.wanted,
      lead.message,
      LEAD_STATE_WORDS[lead.state],
      lead.lostReason,
      sourceOfLead(settings, lead),
      LEAD_CHANNEL_WORDS[lead.channel],
      lead.campaign,
      (lead.costCents / 100).toFixed(2),
      answerMinutes(lead) ?? '',
      lead.nextWhat,
      at(lead.nextAt),
      nameOf(lead.assignedTo),
      lead.externalId,
      lead.id,
    ];
  };
  return useListExport(collections.leads, { header: HEADER, rowsOf: (lead) => [rowOf(lead)], noun: 'lead' });
}
