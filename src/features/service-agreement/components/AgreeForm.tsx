import { Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { answerAgreement } from '@/domain/agreement/record/api';
import type { ViewedAgreement } from '@/domain/agreement/record/viewed';
import { priceText } from '@/domain/agreement/record/words';
import { SignatureField } from '@/entities/signature/SignatureField';
import { useSignature } from '@/entities/signature/useSignature';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

/** Lets the customer sign, with separate consent to the renewal if there is one, or decline. */
export function AgreeForm({ token, agreement }: { token: string; agreement: ViewedAgreement }) {
  const { termsHash, renewalText, totalCents, interval, currency, terms } = agreement;
  const { field, isTried, take } = useSignature();
  const [agreesToRenewal, setAgreesToRenewal] = useState(false);
  const [isDeclining, setIsDeclining] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const renewalFault = renewalText !== '' && !agreesToRenewal ? 'Check this box to agree to the renewal' : '';

  const accept = async (): Promise<void> => {
    const signature = take();
    if (signature === null || renewalFault !== '') return;
    await submit(async () => {
      await callFunction(answerAgreement, { token, termsHash, answer: { kind: 'accept', signature, agreesToRenewal } });
    });
  };

  return (
    <Section title="Sign and become a member">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void accept();
        }}
      >
        <OneColumn>
          {renewalText !== '' && (
            <Checkbox
              size="md"
              label={renewalText}
              checked={agreesToRenewal}
              onChange={(event) => setAgreesToRenewal(event.currentTarget.checked)}
              error={isTried && renewalFault !== '' ? renewalFault : undefined}
            />
          )}
          <SignatureField {...field} />
          <Text size="sm" c="dimmed">
            By signing, you agree to the visits and prices above{terms === '' ? '' : ' and to the terms'}. Your name,
            the time and your device’s network address are kept with it.
          </Text>
          <SubmitNotice fault={fault} isSlow={isSlow} />
          <Group gap="xs">
            <Button type="submit" size="lg" loading={isBusy}>
              Sign for {priceText(totalCents, interval, currency)}
            </Button>
            <Button variant="text" size="lg" onClick={() => setIsDeclining(true)}>
              Decline
            </Button>
          </Group>
        </OneColumn>
      </form>
      <DeclineDialog isOpen={isDeclining} token={token} termsHash={termsHash} onClose={() => setIsDeclining(false)} />
    </Section>
  );
}

type DeclineDialogProps = { isOpen: boolean; token: string; termsHash: string; onClose: () => void };

function DeclineDialog({ isOpen, token, termsHash, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const decline = () =>
    submit(async () => {
      await callFunction(answerAgreement, {
        token,
        termsHash,
        answer: { kind: 'decline', reason: reason.trim() || 'No reason given' },
      });
      onClose();
    });
  return (
    <Modal opened={isOpen} onClose={onClose} title="Decline this agreement">
      <OneColumn>
        <TextInput
          label="Why not?"
          description="A word or two helps us improve."
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button loading={isBusy} onClick={() => void decline()}>
            Decline
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
