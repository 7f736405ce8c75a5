import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { Signature } from '@/domain/estimate/schema';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { preferredKind, SignatureField } from './SignatureField';

type SignDialogProps = {
  title: string;
  /** Who most likely signs. */
  name: string;
  /** What is signed, above the signature; told whether somebody has tried to sign. */
  children?: (isTried: boolean) => ReactNode;
  /** False keeps it from being signed; what is above says why. */
  isComplete?: boolean;
  /** What a signature says. */
  meaning?: string;
  /** What else can be done than sign, below. */
  otherwise?: ReactNode;
  onSign: (signed: Pick<Signature, 'name' | 'imageDataUrl'>) => Promise<void>;
  onClose: () => void;
};

/** Somebody signs on this device: name typed, signature drawn or typed. Closes when `onSign` is through. */
export function SignDialog({
  title,
  name: usual,
  children,
  isComplete = true,
  meaning = '',
  otherwise,
  onSign,
  onClose,
}: SignDialogProps) {
  const isPhone = useIsPhone();
  const [signature, setSignature] = useState<Signature>(() => ({
    name: usual,
    kind: preferredKind(),
    imageDataUrl: '',
  }));
  const [isTried, setIsTried] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const name = signature.name.trim();
  const isUndrawn = signature.kind === 'drawn' && signature.imageDataUrl === '';

  const sign = async (): Promise<void> => {
    setIsTried(true);
    if (name === '' || isUndrawn || !isComplete) return;
    await submit(async () => {
      await onSign({ name, imageDataUrl: signature.imageDataUrl });
      onClose();
    });
  };

  return (
    <Modal opened onClose={onClose} title={title} fullScreen={isPhone} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The signed item may be in its own form.
          event.stopPropagation();
          void sign();
        }}
      >
        <Stack>
          {children?.(isTried)}
          <SignatureField
            value={signature}
            onChange={setSignature}
            nameError={isTried && name === '' ? 'Enter your name' : undefined}
            drawnError={isTried && isUndrawn ? 'Sign in the box, or choose “Type”' : undefined}
          />
          {meaning !== '' && (
            <Text size="sm" c="dimmed">
              {meaning}
            </Text>
          )}
          <SubmitNotice fault={fault} isSlow={isSlow} />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            Sign
          </Button>
          {otherwise}
        </Stack>
      </form>
    </Modal>
  );
}
