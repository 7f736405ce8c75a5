import { Button, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Signature } from '@/domain/estimate/schema';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { SignatureField } from './SignatureField';
import { useSignature } from './useSignature';

type SignDialogProps = {
  title: string;
  /** The most likely signer. */
  name: string;
  /** Renders what is being signed above the signature; `isTried` is true once someone has tried to sign. */
  children?: (isTried: boolean) => ReactNode;
  /** If false, it can't be signed; the content above says why. */
  isComplete?: boolean;
  /** Explanation of what signing means. */
  meaning?: string;
  /** Alternatives to signing, at the bottom. */
  otherwise?: ReactNode;
  onSign: (signed: Pick<Signature, 'name' | 'imageDataUrl'>) => Promise<void>;
  onClose: () => void;
};

/** Lets someone sign on this device: name typed, signature drawn or typed. Closes when `onSign` is done. */
export function SignDialog({
  title,
  name,
  children,
  isComplete = true,
  meaning = '',
  otherwise,
  onSign,
  onClose,
}: SignDialogProps) {
  const isPhone = useIsPhone();
  const { field, isTried, take } = useSignature(name);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();

  const sign = async (): Promise<void> => {
    const signature = take();
    if (signature === null || !isComplete) return;
    await submit(async () => {
      await onSign({ name: signature.name, imageDataUrl: signature.imageDataUrl });
      onClose();
    });
  };

  return (
    <Modal opened onClose={onClose} title={title} fullScreen={isPhone} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The item being signed may be inside its own form.
          event.stopPropagation();
          void sign();
        }}
      >
        <Stack>
          {children?.(isTried)}
          <SignatureField {...field} />
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
