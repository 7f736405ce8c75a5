import { Anchor } from '@mantine/core';
import { formatAddress, formatPhone } from '@/domain/contact/format';
import { callLink, mapLink } from '@/domain/contact/links';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Lead } from '@/domain/lead/schema';
import { isForeignSource, sourceOfLead } from '@/domain/lead/source';
import { LEAD_CHANNEL_WORDS, LEAD_SELLER_WORDS } from '@/domain/lead/words';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { formatMoney } from '@/ui/format/money';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './leads.module.css';

/** Shows a lead's contact details, source, cost, and outcome. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { timeZone } = useSession().company;
  const { settings } = useWorkSettings();
  const { phone, email, address } = lead;
  const campaign = [...new URLSearchParams(lead.campaign)].map(
    ([name, value]) => `${name.replace('utm_', '')}: ${value}`,
  );
  return (
    <>
      <Section title="Contact">
        <DetailList
          columns={1}
          items={[
            { label: 'Company', value: lead.companyName, isHiddenWhenEmpty: true },
            { label: 'Phone', value: phone && <Anchor href={callLink(phone)}>{formatPhone(phone)}</Anchor> },
            { label: 'E-mail', value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor> },
            {
              label: 'Address',
              value: mapLink(address) && (
                <Anchor href={mapLink(address)} target="_blank" rel="noreferrer">
                  {formatAddress(address)}
                </Anchor>
              ),
            },
          ]}
        />
      </Section>
      <Section title="Where it came from">
        <DetailList
          columns={1}
          items={[
            {
              label: 'Source',
              value: isForeignSource(lead) ? <ForeignSource lead={lead} /> : sourceOfLead(settings, lead),
            },
            { label: 'Channel', value: LEAD_CHANNEL_WORDS[lead.channel] },
            { label: 'Sold by', value: LEAD_SELLER_WORDS[lead.seller], isHiddenWhenEmpty: true },
            { label: 'Their number', value: lead.externalId, isHiddenWhenEmpty: true },
            { label: 'Cost', value: formatMoney(lead.costCents) },
            { label: 'Campaign', value: campaign.join(', '), isHiddenWhenEmpty: true },
            { label: 'Received', value: formatDateTime(lead.receivedAt, timeZone) },
            { label: 'Lost because', value: lead.lostReason, isHiddenWhenEmpty: true },
          ]}
        />
      </Section>
      {[lead.customerId, lead.jobId, lead.estimateId].some((id) => id !== '') && (
        <Section title="What became of it">
          <DetailList
            columns={1}
            items={[
              {
                label: 'Customer',
                value: lead.customerId && (
                  <RouterLink to={paths.customerDetails(lead.customerId)}>Open customer</RouterLink>
                ),
                isHiddenWhenEmpty: true,
              },
              {
                label: 'Estimate',
                value: lead.estimateId && (
                  <RouterLink to={paths.estimateView(lead.estimateId)}>
                    {lead.estimateNumber || 'Open estimate'}
                  </RouterLink>
                ),
                isHiddenWhenEmpty: true,
              },
              {
                label: 'Job',
                value: lead.jobId && (
                  <RouterLink to={paths.jobDetails(lead.jobId)}>{lead.jobNumber || 'Open job'}</RouterLink>
                ),
                isHiddenWhenEmpty: true,
              },
            ]}
          />
        </Section>
      )}
    </>
  );
}

/** Shows the sender's name for the source, with why no report counts it under that name. */
function ForeignSource({ lead }: { lead: Lead }) {
  const mayAdd = useCan()('update', 'workSettings');
  return (
    <>
      {lead.sourceText}
      <span className={classes['who']} style={{ display: 'block' }}>
        The sender’s word. It is none of your lead sources, so reports count it under “No source”.{' '}
        {mayAdd && <RouterLink to={paths.leadSources}>Add it to them</RouterLink>}
      </span>
    </>
  );
}
