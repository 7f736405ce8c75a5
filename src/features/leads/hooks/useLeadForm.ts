import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { leadSourceName } from '@/domain/company/workChoices';
import { formatAddress } from '@/domain/contact/format';
import type { Address } from '@/domain/contact/schema';
import { isOutside } from '@/domain/lead/area';
import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { leadDerived, newLead } from '@/domain/lead/create';
import { leadInputSchema, type Lead, type LeadInput } from '@/domain/lead/schema';
import { LEAD_CHANNEL_WORDS } from '@/domain/lead/words';
import type { Stored } from '@/domain/record/schema';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { nowIso } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { LEAD_FIELD_LABELS, toLeadForm } from '../leadForm';
import { useMemberOptions } from './useMemberOptions';

type Options = {
  /** The lead to edit, or null to create one. */
  lead: Stored<Lead> | null;
  startWith?: LeadInput;
  onSaved: (saved: Stored<Lead>) => unknown;
};

/** Edits or creates a lead. Names and keys are derived from their sources. */
export function useLeadForm({ lead, startWith = { ...EMPTY_LEAD, channel: 'phone' }, onSaved }: Options) {
  const [id] = useState(() => newId());
  const { settings } = useWorkSettings();
  const { settings: leadSettings } = useLeadSettings();
  const { nameOf } = useMemberOptions();
  const mayCreate = useCan()('create', 'leads');
  const outside = ({ address }: { address: Address }): boolean => isOutside(leadSettings.serviceArea, address);

  return useRecordForm<Lead, LeadInput>({
    definition: collections.leads,
    record: lead,
    noun: 'lead',
    schema: leadInputSchema,
    toForm: toLeadForm,
    startWith,
    toFields: (values) => values,
    create: mayCreate ? (values) => newLead(values, { receivedAt: nowIso(), isOutOfArea: outside(values) }) : undefined,
    newId: id,
    nameOf: ({ name }) => name,
    labels: LEAD_FIELD_LABELS,
    format: (field, value) => {
      if (field === 'source') return leadSourceName(settings, String(value));
      if (field === 'channel') return LEAD_CHANNEL_WORDS[value as Lead['channel']];
      if (field === 'address') return formatAddress(value as Address);
      if (field === 'assignedTo' || field === 'nextBy') return nameOf(String(value)) || null;
      return null;
    },
    derive: (fields) => ({ ...leadDerived(fields), isOutOfArea: outside(fields) }),
    savedText: ({ name }) => (lead ? `${name} saved.` : `${name} was added.`),
    onSaved,
  });
}
