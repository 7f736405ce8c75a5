import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { revokePortalLinks, sendPortalLink } from '@/domain/portal/api';
import type { Stored } from '@/domain/record/schema';
import { addressOf } from '@/entities/public-document/customerLink';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';

/** Manages the link to all of a customer's documents: send it to the address on record, revoke it, or let the customer request it. */
export function PortalSection({ customer }: { customer: Stored<Customer> }) {
  const { company } = useSession();
  const can = useCan();
  const { isBusy, carryOut } = useCarryOut();
  // Idempotent: a second click repeats the same send id, so the e-mail goes out once.
  const [sendId, setSendId] = useState(() => newId());
  if (!can('update', 'customers') || customer.status !== 'active') return null;
  const { id: customerId, email } = customer;
  const send = () =>
    carryOut(async () => {
      const { to } = await callFunction(sendPortalLink, { customerId, sendId });
      setSendId(newId());
      notify.success(`Sent to ${to}.`);
    });
  const revoke = () =>
    carryOut(async () => {
      const isMeant = await confirmAction({
        title: 'Revoke this customer’s portal links',
        message: 'Links you sent will stop working. The customer can request a new one.',
        confirmLabel: 'Revoke them',
        tone: 'danger',
      });
      if (!isMeant) return;
      const { count } = await callFunction(revokePortalLinks, { customerId });
      notify.success(count === 0 ? 'There were no links.' : 'The links no longer work.');
    });
  return (
    <Section title="Customer portal link">
      <OneColumn gap="sm">
        <Text size="sm" c="dimmed">
          {email === ''
            ? 'Add an e-mail address first. The link is sent only to that address.'
            : 'One link to all estimates, invoices, agreements, visits and payments. It works for seven days.'}
        </Text>
        <Group gap="xs">
          <Button variant="default" disabled={email === ''} loading={isBusy} onClick={() => void send()}>
            E-mail the link
          </Button>
          <CopyLinkButton address={addressOf(paths.portal(company.id))} />
          <Button variant="subtle" loading={isBusy} onClick={() => void revoke()}>
            Revoke…
          </Button>
        </Group>
      </OneColumn>
    </Section>
  );
}
