import { Anchor, Button, List } from '@mantine/core';
import { formatPhone } from '@/domain/contact/format';
import type { CustomerInput } from '@/domain/customer/schema';
import { useDuplicateCheck } from '@/entities/customer/search/useDuplicateCheck';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type DuplicateWarningProps = {
  values: Pick<CustomerInput, 'phone' | 'email' | 'contacts'>;
  excludeId?: string;
  /** Uses an existing customer instead of creating one. */ onChoose?: (id: string) => void;
};

/** Shows who already has the same phone or e-mail, as soon as it's typed. It never blocks saving. */
export function DuplicateWarning({ values, excludeId = '', onChoose }: DuplicateWarningProps) {
  const { phone, email, contacts } = values;
  const phones = [phone, ...contacts.map((contact) => contact.phone)];
  const emails = [email, ...contacts.map((contact) => contact.email)];
  const found = useDuplicateCheck({ phones, emails, excludeId });
  if (found.length === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      role="status"
      title={found.length === 1 ? 'You may already have this customer' : 'These may be the same customer'}
    >
      <List size="sm" spacing={4} listStyleType="none">
        {found.map((row) => (
          <List.Item key={row.id} style={{ overflowWrap: 'anywhere' }}>
            <Anchor href={paths.customerDetails(row.id)} target="_blank" rel="noreferrer" inherit underline="always">
              {row.name}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </Anchor>
            {onChoose && (
              <Button
                variant="default"
                size="compact-md"
                onClick={() => onChoose(row.id)}
                style={{ float: 'inline-end' }}
              >
                Use this one
                <span className="visually-hidden">: {row.name}</span>
              </Button>
            )}
            {[formatPhone(row.phones[0] ?? ''), row.emails[0], row.addresses[0]]
              .filter(Boolean)
              .map((part) => ` · ${part ?? ''}`)}
          </List.Item>
        ))}
      </List>
    </InlineNotice>
  );
}
