import { Anchor, List } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { formatPhone } from '@/domain/contact/format';
import type { DirectoryRow } from '@/domain/directory/schema';
import { useDuplicateCheck } from '@/entities/customer/search/useDuplicateCheck';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type KnownHereProps = { phone: string; email: string };

/** Shows during the call who already has this number, and who is marked do-not-service. */
export function KnownHere({ phone, email }: KnownHereProps) {
  const found = useDuplicateCheck({ phones: [phone], emails: [email], excludeId: '' });
  return found.map((row) => <KnownCustomer key={row.id} row={row} />);
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
