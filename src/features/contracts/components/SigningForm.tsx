import { Button, Checkbox, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SigningAnswer, SigningView } from '@/domain/contract/record/api';
import { SignatureField } from '@/entities/signature/SignatureField';
import { useSignature } from '@/entities/signature/useSignature';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';

type SigningFormProps = {
  view: SigningView;
  usualName: string;
  onAnswer: (answer: SigningAnswer) => Promise<void>;
};

/** Returns the document's noun for use within a sentence. */
const nounOf = ({ paper }: SigningView): string => paper.noun.toLowerCase();

/** Asks for consent to electronic records, then for the signature, which can be withdrawn until everyone has signed. */
export function SigningForm({ view, usualName, onAnswer }: SigningFormProps) {
  const [isDeclining, setIsDeclining] = useState(false);
  const me = view.signers.find(({ partyId }) => partyId === view.partyId);
  const hasSigned = me?.state === 'signed';
  return (
    <Section title={hasSigned ? 'Your signature' : 'Sign'}>
      <OneColumn gap="sm">
        {hasSigned ? (
          <TakeBack onAnswer={onAnswer} />
        ) : !view.isMyTurn ? (
          <Text size="sm">It is not your turn yet.</Text>
        ) : view.hasConsented ? (
          <Sign view={view} usualName={usualName} onAnswer={onAnswer} />
        ) : (
          <Consent text={view.consentText} onAnswer={onAnswer} />
        )}
        <div>
          <Button variant="subtle" onClick={() => setIsDeclining(true)}>
            Decline…
          </Button>
        </div>
      </OneColumn>
      {isDeclining && <DeclineDialog noun={nounOf(view)} onAnswer={onAnswer} onClose={() => setIsDeclining(false)} />}
    </Section>
  );
}

type AnswerProps = { onAnswer: (answer: SigningAnswer) => Promise<void> };

function Consent({ text, onAnswer }: AnswerProps & { text: string }) {
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <OneColumn gap="sm">
      <Checkbox
        size="md"
        label={text}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
        error={isTried && !isAgreed ? 'Check this box, or ask for a paper copy' : undefined}
      />
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <div>
        <Button
          size="lg"
          loading={isBusy}
          onClick={() => {
            setIsTried(true);
            if (isAgreed) void submit(() => onAnswer({ kind: 'consent' }));
          }}
        >
          Continue to sign
        </Button>
      </div>
    </OneColumn>
  );
}

function Sign({ view, usualName, onAnswer }: SigningFormProps) {
  const { field, take } = useSignature(usualName);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const sign = async (): Promise<void> => {
    const signature = take();
    if (signature === null) return;
    await submit(() => onAnswer({ kind: 'sign', paperHash: view.paperHash, signature }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sign();
      }}
    >
      <OneColumn gap="sm">
        <SignatureField {...field} />
        <Text size="sm" c="dimmed">
          By signing, you agree to the {nounOf(view)} above. Your name, the time, your device’s network address and its
          browser are kept with it.
        </Text>
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group>
          <Button type="submit" size="lg" loading={isBusy}>
            Sign {nounOf(view)}
          </Button>
        </Group>
      </OneColumn>
    </form>
  );
}

function TakeBack({ onAnswer }: AnswerProps) {
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <OneColumn gap="sm">
      <InlineNotice tone="success" title="Your signature was received">
        You get a copy when everyone has signed. Until then you can withdraw your signature.
      </InlineNotice>
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <div>
        <Button variant="default" loading={isBusy} onClick={() => void submit(() => onAnswer({ kind: 'withdraw' }))}>
          Withdraw my signature
        </Button>
      </div>
    </OneColumn>
  );
}

function DeclineDialog({ noun, onAnswer, onClose }: AnswerProps & { noun: string; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const isEmpty = reason.trim() === '';
  return (
    <Modal opened onClose={onClose} title={`Decline this ${noun}`}>
      <OneColumn gap="sm">
        <TextInput
          label="Why not?"
          description="The other party will see this. After that, no one can sign this version."
          maxLength={300}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && isEmpty ? 'Tell us why, in a word or two' : undefined}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button
            loading={isBusy}
            onClick={() => {
              setIsTried(true);
              if (!isEmpty)
                void submit(async () => {
                  await onAnswer({ kind: 'decline', reason: reason.trim() });
                  onClose();
                });
            }}
          >
            Decline
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
