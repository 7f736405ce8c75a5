import { Checkbox, Modal, Radio, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import { calculateCreditNote, creditableCents, type CreditRequest } from '@/domain/billing/creditNote';
import { grossOf, remainingParts, type IssuedPart } from '@/domain/billing/parts';
import { creditInvoice } from '@/domain/invoice/api';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { CreditNote, Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import { requiredLine, type Stored } from '@/domain/record/schema';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';
import { CreditPreview } from './CreditPreview';

type CreditDialogProps = { invoice: Stored<Invoice>; creditNotes: readonly Stored<CreditNote>[]; onClose: () => void };

const formSchema = z.object({
  kind: z.enum(['rest', 'amount', 'parts']),
  grossCents: amountCents,
  partIds: z.array(z.string()),
  reason: requiredLine(1000, 'Enter a reason; it appears on the credit note'),
});
type FormValues = z.infer<typeof formSchema>;

function requestOf({ kind, grossCents, partIds }: FormValues, left: readonly IssuedPart[]): CreditRequest {
  if (kind === 'rest') return { kind };
  if (kind === 'amount') return { kind, grossCents };
  return {
    kind,
    parts: left
      .filter(({ id }) => partIds.includes(id))
      .map((part) => ({ partId: part.id, grossCents: grossOf(part) })),
  };
}

/** Corrects an issued invoice, previewing what is credited on the price and on each tax. */
export function CreditDialog({ invoice, creditNotes, onClose }: CreditDialogProps) {
  const call = useInvoiceCall();
  const [requestId] = useState(() => newId());
  const format = { currency: invoice.document.currency };
  const before = useMemo(() => creditNotes.flatMap(({ parts }) => parts), [creditNotes]);
  const left = useMemo(
    () => remainingParts(invoice.parts, before).filter((part) => grossOf(part) > 0),
    [invoice.parts, before],
  );
  const form = useSchemaForm<FormValues>({
    schema: formSchema,
    initialValues: { kind: 'rest', grossCents: 0, partIds: [], reason: '' },
  });
  const { values } = form;
  const preview = useMemo(() => {
    try {
      return {
        note: calculateCreditNote({
          issued: invoice.parts,
          creditedBefore: before,
          request: requestOf(values, left),
          format: { currency: invoice.document.currency },
        }),
        fault: '',
      };
    } catch (error) {
      return { note: null, fault: userMessageOf(error) };
    }
  }, [invoice, before, left, values]);
  const submit = async (entered: FormValues): Promise<void> => {
    const request = requestOf(entered, left);
    calculateCreditNote({ issued: invoice.parts, creditedBefore: before, request, format });
    const { number } = await call(creditInvoice, {
      invoiceId: invoice.id,
      requestId,
      request: request.kind === 'parts' ? { ...request, parts: [...request.parts] } : request,
      reason: entered.reason,
    });
    notify.success(`Credit note ${number} was issued.`);
    onClose();
  };
  const taxNames = new Map((invoice.document.tax.zone?.taxes ?? []).map(({ id, name }) => [id, name]));
  return (
    <Modal opened onClose={onClose} title={`Credit ${invoiceLabel(invoice)}`} size="lg">
      <SchemaForm form={form} onSubmit={submit} onCancel={onClose} submitLabel="Issue credit note">
        <Stack>
          <Radio.Group label="What to credit" value={values.kind} onChange={(kind) => form.setFieldValue('kind', kind)}>
            <Stack gap="xs" mt={4}>
              <Radio
                value="rest"
                label={`Everything left: ${formatCents(creditableCents(invoice.parts, before), format)}`}
              />
              <Radio value="amount" label="An amount, tax included, over all lines" />
              <Radio value="parts" label="Single lines" />
            </Stack>
          </Radio.Group>
          {values.kind === 'amount' && <FormMoney form={form} name="grossCents" label="Amount with tax" isRequired />}
          {values.kind === 'parts' && (
            <Checkbox.Group label="Lines" value={values.partIds} onChange={(ids) => form.setFieldValue('partIds', ids)}>
              <Stack gap="xs" mt={4}>
                {left.map((part) => (
                  <Checkbox
                    key={part.id}
                    value={part.id}
                    label={`${part.name}: ${formatCents(grossOf(part), format)} with tax`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          {preview.note ? (
            <CreditPreview note={preview.note} taxNames={taxNames} currency={invoice.document.currency} />
          ) : (
            <InlineNotice tone="info">{preview.fault}</InlineNotice>
          )}
          <FormTextarea form={form} name="reason" label="Reason" maxLength={1000} minRows={2} isRequired />
        </Stack>
      </SchemaForm>
    </Modal>
  );
}
