import { Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { amountCents } from '@/domain/money/schema';
import { requiredLine } from '@/domain/record/schema';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

type ReasonDialogProps = {
  title: string;
  text: ReactNode;
  submitLabel: string;
  /** If set, also prompts for an amount, up to this maximum. */
  maxCents?: number;
  onSubmit: (input: { reason: string; amountCents: number }) => Promise<void>;
  onClose: () => void;
};

/** Prompts for a reason before a change that stays in the books permanently. */
export function ReasonDialog({ title, text, submitLabel, maxCents, onSubmit, onClose }: ReasonDialogProps) {
  const schema = z.object({
    reason: requiredLine(1000, 'Enter a reason so others know why.'),
    amountCents:
      maxCents === undefined
        ? amountCents
        : amountCents
            .refine((cents) => cents > 0, 'Enter an amount')
            .refine((cents) => cents <= maxCents, 'More than is owed'),
  });
  const form = useSchemaForm({ schema, initialValues: { reason: '', amountCents: maxCents ?? 0 } });
  return (
    <Modal opened onClose={onClose} title={title}>
      <SchemaForm
        form={form}
        onSubmit={async (values) => {
          await onSubmit(values);
          onClose();
        }}
        onCancel={onClose}
        submitLabel={submitLabel}
      >
        <Stack>
          <Text size="sm">{text}</Text>
          {maxCents !== undefined && <FormMoney form={form} name="amountCents" label="Amount" isRequired />}
          <FormTextarea form={form} name="reason" label="Reason" maxLength={1000} minRows={2} isRequired />
        </Stack>
      </SchemaForm>
    </Modal>
  );
}
