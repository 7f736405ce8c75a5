import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatPhone } from '@/domain/contact/format';
import type { Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { useDuplicateCheck } from '@/entities/customer/search/useDuplicateCheck';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useConvertLead, type ConvertTo } from '../hooks/useConvertLead';

const NEW = '+new';
const OTHER = '+other';
const WORDS: Record<ConvertTo, { title: string; action: string }> = {
  customer: { title: 'Make a customer of', action: 'Make customer' },
  job: { title: 'Book a job for', action: 'Book job' },
  estimate: { title: 'Write an estimate for', action: 'Write estimate' },
};

type ConvertDialogProps = { lead: Stored<Lead>; to: ConvertTo; onClose: () => void };

/** Chooses the customer for a lead: one with the same phone or e-mail is offered first. Nothing has to be retyped. */
export function ConvertDialog({ lead, to, onClose }: ConvertDialogProps) {
  const convert = useConvertLead();
  // Snapshot: a colleague's later changes to the lead aren't on screen, so they prompt a question instead of being overwritten.
  const [seen] = useState(lead);
  const found = useDuplicateCheck({ phones: [lead.phone], emails: [lead.email], excludeId: '' });
  const known = found.some(({ id }) => id === lead.knownCustomerId) || lead.knownCustomerId === '';
  const first = lead.customerId || found[0]?.id || lead.knownCustomerId;
  const [picked, setPicked] = useState('');
  const [other, setOther] = useState('');
  const chosen = picked || first || NEW;
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const customerId = chosen === NEW ? '' : chosen === OTHER ? other : chosen;
  const isOpen = chosen === OTHER && other === '';
  return (
    <Modal opened onClose={onClose} title={`${WORDS[to].title} ${lead.name}`}>
      <Stack gap="md">
        {lead.isBlocked && (
          <InlineNotice tone="danger" title="Do not service">
            {lead.knownCustomerName} is marked “Do not service”.
          </InlineNotice>
        )}
        <Radio.Group label="The customer is" value={chosen} onChange={setPicked}>
          <Stack gap="xs" mt="xs">
            {found.map((row) => (
              <Radio
                key={row.id}
                value={row.id}
                label={row.name}
                description={[formatPhone(row.phones[0] ?? ''), row.addresses[0]].filter(Boolean).join(' · ')}
              />
            ))}
            {!known && <Radio value={lead.knownCustomerId} label={lead.knownCustomerName} />}
            <Radio value={NEW} label={`New: ${lead.name}`} />
            <Radio value={OTHER} label="Someone else" />
          </Stack>
        </Radio.Group>
        {chosen === OTHER && <CustomerPicker label="Customer" value={other} onChange={setOther} />}
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button
            loading={isBusy}
            disabled={isOpen}
            onClick={() =>
              void submit(async () => {
                await convert(seen, to, customerId);
                onClose();
              })
            }
          >
            {WORDS[to].action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
