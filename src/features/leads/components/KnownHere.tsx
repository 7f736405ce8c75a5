import { Anchor, List } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { formatPhone } from '@/domain/contact/format';
import type { Address } from '@/domain/contact/schema';
import type { DirectoryRow } from '@/domain/directory/schema';
import { isOutside } from '@/domain/lead/area';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { useDuplicateCheck } from '@/entities/customer/search/useDuplicateCheck';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type KnownHereProps = { phone: string; email: string; address: Address };

/** Says while somebody is still on the phone: who has this number already, whom not to serve, and what lies outside of the area. */
export function KnownHere({ phone, email, address }: KnownHereProps) {
  const found = useDuplicateCheck({ phones: [phone], emails: [email], excludeId: '' });
  const { settings } = useLeadSettings();
  return (
    <>
      {isOutside(settings.serviceArea, address) && (
        <InlineNotice tone="warning" title="Outside of your service area" role="status">
          {address.postalCode} is none of your ZIP codes.
        </InlineNotice>
      )}
      {found.map((row) => (
        <KnownCustomer key={row.id} row={row} />
      ))}
    </>
  );
}

function KnownCustomer({ row }: { row: DirectoryRow }) {
  const customer = useRecord(collections.customers, row.id).data;
  const isBlocked = customer?.isDoNotService === true;
  return (
    <InlineNotice
      tone={isBlocked ? 'danger' : 'info'}
      role="status"
      title={isBlocked ? `Do not service: ${row.name}` : `You know this number: ${row.name}`}
    >
      <List size="sm" listStyleType="none">
        {isBlocked && <List.Item>{customer.doNotServiceReason || 'No reason was given.'}</List.Item>}
        <List.Item>
          <Anchor href={paths.customerDetails(row.id)} target="_blank" rel="noreferrer" inherit underline="always">
            Open the customer<span className="visually-hidden"> (opens in a new tab)</span>
          </Anchor>
          {[formatPhone(row.phones[0] ?? ''), row.emails[0], row.addresses[0]]
            .filter(Boolean)
            .map((part) => ` · ${part ?? ''}`)}
        </List.Item>
      </List>
    </InlineNotice>
  );
}
