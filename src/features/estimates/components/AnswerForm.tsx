import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { priceText } from '@/domain/agreement/record/words';
import { answerEstimate, type EstimateChoice } from '@/domain/estimate/api';
import { choiceFault } from '@/domain/estimate/choice';
import { formatCents } from '@/domain/money/format';
import type { PublicEstimate } from '@/domain/public-document/schema';
import { preferredKind, SignatureField } from '@/entities/signature/SignatureField';
import { useSignature } from '@/entities/signature/useSignature';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { Section } from '@/ui/layout/Section';
import classes from './customerPage.module.css';
import type { Joining } from '../hooks/useJoining';
import { joiningFault } from './MembershipOffer';
import type { SignHere } from './OpenEstimate';
import { ReasonForm } from './ReasonForm';

type AnswerFormProps = {
  token: string;
  estimate: PublicEstimate;
  choice: EstimateChoice;
  totalCents: number;
  joining: Joining;
  /** An expired estimate can still be declined or have changes requested. */
  canAccept: boolean;
  onAccepted: () => void;
  hasTerms: boolean;
  /** True if an earlier revision was already accepted: the newer one must be signed again. */
  isRenewal: boolean;
  /** Set on the company's own device: the person holding it signs, and tells staff everything else in person. */
  onSign: SignHere | undefined;
  /** The likely signer on that device, or '' if unknown. */
  signerName: string;
};

/** The customer's response: accept with a signature, request changes, or decline. */
export function AnswerForm({ canAccept, isRenewal, ...accepting }: AnswerFormProps) {
  const { token, estimate } = accepting;
  const [other, setOther] = useState<'change' | 'decline' | null>(null);
  const { documentHash } = estimate;
  const close = (): void => setOther(null);
  return (
    <Section title={canAccept ? (isRenewal ? 'Sign the changed estimate' : 'Sign and accept') : 'Your answer'}>
      <Stack>
        {canAccept && <AcceptForm {...accepting} />}
        {!accepting.onSign && (
          <Group gap="xs">
            <Button variant="default" size="md" onClick={() => setOther('change')}>
              Ask for a change
            </Button>
            <Button variant="subtle" size="md" onClick={() => setOther('decline')}>
              Decline
            </Button>
          </Group>
        )}
      </Stack>
      <Modal opened={other === 'change'} onClose={close} title="What should change?">
        <ReasonForm
          label="Your message"
          submitLabel="Send"
          maxLength={2000}
          missing="Tell us what should change"
          onSubmit={async (message) => {
            await callFunction(answerEstimate, { token, documentHash, answer: { kind: 'change', message } });
            close();
            notify.success('Your message was sent.');
          }}
        />
      </Modal>
      <Modal opened={other === 'decline'} onClose={close} title="Decline this estimate">
        <ReasonForm
          label="Why not?"
          description="A word or two helps us improve."
          submitLabel="Decline"
          maxLength={1000}
          missing="Tell us why, in a word or two"
          onSubmit={async (reason) => {
            await callFunction(answerEstimate, { token, documentHash, answer: { kind: 'decline', reason } });
            close();
          }}
        />
      </Modal>
    </Section>
  );
}

type AcceptFormProps = Omit<AnswerFormProps, 'canAccept' | 'isRenewal'>;

function AcceptForm({
  token,
  estimate,
  choice,
  totalCents,
  joining,
  hasTerms,
  onAccepted,
  onSign,
  signerName,
}: AcceptFormProps) {
  const { document, documentHash, membership } = estimate;
  // A typed name is the signature itself, so it's never prefilled.
  const { field, isTried, take } = useSignature(preferredKind() === 'drawn' ? signerName : '');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const wrongChoice = choiceFault(document, choice) || joiningFault(membership, joining);

  const accept = async (): Promise<void> => {
    const signature = take();
    if (signature === null || wrongChoice !== '') return;
    const taken =
      joining.isMember && membership ? { hash: membership.hash, agreesToRenewal: joining.agreesToRenewal } : null;
    await submit(async () => {
      if (onSign) return onSign({ choice, signature, totalCents, membership: taken });
      await callFunction(answerEstimate, {
        token,
        documentHash,
        answer: { kind: 'accept', choice, signature, totalCents, ...(taken && { membership: taken }) },
      });
      onAccepted();
    });
  };

  return (
    <form
      noValidate
      className={classes['accept']}
      onSubmit={(event) => {
        event.preventDefault();
        void accept();
      }}
    >
      <Stack>
        <SignatureField {...field} />
        <Text size="sm" c="dimmed">
          By accepting, you agree to the work above for {formatCents(totalCents, { currency: document.currency })}
          {hasTerms && ' and to the terms'}
          {joining.isMember &&
            membership &&
            `, and to the plan ${membership.planName} for ${priceText(membership.totalCents, membership.interval, document.currency)}`}
          . Your name and the time
          {onSign ? '' : ' and your device’s network address'} are kept with it.
        </Text>
        <SubmitNotice fault={fault || (isTried ? wrongChoice : '')} isSlow={isSlow} />
        <Button type="submit" size="lg" loading={isBusy}>
          Accept for {formatCents(totalCents, { currency: document.currency })}
        </Button>
      </Stack>
    </form>
  );
}
