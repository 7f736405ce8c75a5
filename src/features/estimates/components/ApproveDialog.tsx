import { Checkbox, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { withMembership } from '@/domain/agreement/record/membershipOffer';
import { priceText } from '@/domain/agreement/record/words';
import { approveEstimate } from '@/domain/estimate/api';
import { choiceFault, chosenTotalCents, presetChoice } from '@/domain/estimate/choice';
import type { Estimate } from '@/domain/estimate/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { ChoiceEditor } from './ChoiceEditor';
import { ReasonForm } from './ReasonForm';

/** Records a customer's acceptance by phone or on paper: what they chose, and how they accepted. */
export function ApproveDialog({ estimate, onClose }: { estimate: Stored<Estimate>; onClose: () => void }) {
  const { membership, propertyId, customerId } = estimate;
  const isOffered = membership !== null && propertyId !== '';
  const [isMember, setIsMember] = useState(false);
  const document =
    isMember && membership
      ? withMembership(estimate.document, membership, { estimateId: estimate.id, customerId, propertyId })
      : estimate.document;
  const [who, setWho] = useState(estimate.customerName);
  const [choice, setChoice] = useState(() => presetChoice(document));
  const fault = choiceFault(document, choice);
  return (
    <Modal opened onClose={onClose} title="Accept for the customer" size="xl">
      <Stack>
        <ChoiceEditor document={document} choice={choice} onChange={setChoice} isBrief />
        {isOffered && (
          <Checkbox
            label={`They take the plan ${membership.plan.name}, too: ${priceText(membership.priceCents, membership.interval, document.currency)} before tax`}
            checked={isMember}
            onChange={(event) => setIsMember(event.currentTarget.checked)}
          />
        )}
        <Text fw={600} role="status">
          Total {fault === '' ? formatCents(chosenTotalCents(document, choice), { currency: document.currency }) : '–'}
        </Text>
        <TextInput
          label="Who accepted?"
          value={who}
          maxLength={60}
          onChange={(event) => setWho(event.currentTarget.value)}
        />
        <ReasonForm
          label="How did the customer agree?"
          description="Recorded with your name and the time."
          submitLabel="Accept"
          maxLength={57}
          missing="Enter how the customer agreed"
          suggestions={['By phone', 'By e-mail', 'Signed on paper', 'In person']}
          onSubmit={async (note) => {
            if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
            await callFunction(approveEstimate, {
              estimateId: estimate.id,
              choice,
              note: who.trim() === '' ? note : `${who.trim()}: ${note}`,
              isMember,
            });
            notify.success('The estimate is accepted.');
            onClose();
          }}
        />
      </Stack>
    </Modal>
  );
}
