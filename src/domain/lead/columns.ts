import type { WorkSettings } from '../company/workSettings';
import { formatAddress } from '../contact/format';
import { plainAmount } from '../money/format';
import type { Stored } from '../record/schema';
import type { Columns } from '../record/columns';
import type { Lead } from './schema';
import { sourceOfLead } from './source';
import { answerMinutes, LEAD_STATE_WORDS } from './state';
import { LEAD_CHANNEL_WORDS } from './words';

/** `nameOf`: member names by id. */
type More = { settings: WorkSettings; nameOf: (uid: string) => string };

/** Export columns of the list of leads. */
export const LEAD_COLUMNS: Columns<Stored<Lead>, More> = {
  Received: (lead, { at }) => at(lead.receivedAt),
  Name: (lead) => lead.name,
  Company: (lead) => lead.companyName,
  Phone: (lead) => lead.phone,
  'E-mail': (lead) => lead.email,
  Address: (lead) => formatAddress(lead.address),
  Service: (lead) => lead.wanted,
  Message: (lead) => lead.message,
  Status: (lead) => LEAD_STATE_WORDS[lead.state],
  'Lost because': (lead) => lead.lostReason,
  Source: (lead, { settings }) => sourceOfLead(settings, lead),
  Channel: (lead) => LEAD_CHANNEL_WORDS[lead.channel],
  Campaign: (lead) => lead.campaign,
  Cost: (lead) => plainAmount(lead.costCents),
  'First answer (minutes)': (lead) => answerMinutes(lead) ?? '',
  'Next action': (lead) => lead.nextWhat,
  'Next action at': (lead, { at }) => at(lead.nextAt),
  'Assigned to': (lead, { nameOf }) => nameOf(lead.assignedTo),
  'Seller’s number': (lead) => lead.externalId,
  Id: (lead) => lead.id,
};
