import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { applyCredit, creditFault, overpaidCents, overpaidInvoices, usableCreditCents } from '@/domain/invoice/credit';
import { invoiceLabel } from '@/domain/invoice/facts';
import type { Invoice } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { amountCents } from '@/domain/money/schema';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useInvoiceCall } from '../../hooks/useInvoiceCall';

type UseCreditDialogProps = { invoice: Stored<Invoice>; onClose: () => void };

/** Pays an invoice with overpayments on the same customer's other invoices. */
export function UseCreditDialog({ invoice, onClose }: UseCreditDialogProps) {
  const { data, isLoading, error, refetch } = useRecords(collections.invoices, overpaidInvoices(invoice.customerId));
  const sources = (data ?? []).filter(
    ({ id, document }) => id !== invoice.id && document.currency === invoice.document.currency,
  );
  return (
    <Modal opened onClose={onClose} title={`Use credit on ${invoiceLabel(invoice)}`}>
      {isLoading ? (
        <LoadingRows rows={2} label="Loading the credit" />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : sources.length === 0 ? (
        <Stack>
          <Text size="sm">
            The credit is a deposit. It goes to the invoice of its estimate when that is issued, or can be refunded.
          </Text>
          <Group justify="end">
            <Button variant="default" onClick={onClose}>
              Close
            </Button>
          </Group>
        </Stack>
      ) : (
        <UseCreditForm invoice={invoice} sources={sources} onClose={onClose} />
      )}
    </Modal>
  );
}

const formSchema = z.object({
  fromInvoiceId: z.string(),
  amountCents: amountCents.refine((cents) => cents > 0, 'Enter an amount'),
});

function UseCreditForm({ invoice, sources, onClose }: UseCreditDialogProps & { sources: readonly Stored<Invoice>[] }) {
  const call = useInvoiceCall();
  // Makes retries idempotent: the credit is used once no matter how often it is tried.
  const [requestId] = useState(() => newId());
  const format = { currency: invoice.document.currency };
  const mostOf = (from: Invoice | undefined): number => (from ? usableCreditCents(from, invoice) : 0);
  const form = useSchemaForm({
    schema: formSchema,
    initialValues: { fromInvoiceId: sources[0]?.id ?? '', amountCents: mostOf(sources[0]) },
  });
  const from = sources.find(({ id }) => id === form.values.fromInvoiceId);
  const submit = async (values: z.infer<typeof formSchema>): Promise<void> => {
    const fault = from ? creditFault(from, invoice, values.amountCents) : 'Choose where the credit comes from.';
    if (fault !== '')
      throw new AppError({ code: 'invalid', userMessage: fault, details: { fieldErrors: { amountCents: fault } } });
    await call(applyCredit, { ...values, toInvoiceId: invoice.id, requestId });
    notify.success(`${formatCents(values.amountCents, format)} of credit used on ${invoiceLabel(invoice)}.`);
    onClose();
  };
  return (
    <SchemaForm form={form} onSubmit={submit} onCancel={onClose} submitLabel="Use credit">
      <Stack>
        <FormSelect
          form={form}
          name="fromInvoiceId"
          label="Credit from"
          options={sources.map((one) => ({
            value: one.id,
            label: `${invoiceLabel(one)}, ${formatCents(overpaidCents(one), format)}`,
          }))}
          onChosen={(id) => form.setFieldValue('amountCents', mostOf(sources.find((one) => one.id === id)))}
        />
        <FormMoney
          form={form}
          name="amountCents"
          label="Amount"
          description={`Up to ${formatCents(mostOf(from), format)}`}
          isRequired
        />
        <Text size="sm" c="dimmed">
          No money moves and it isn’t a new sale. The credit comes off one invoice and pays the other.
        </Text>
      </Stack>
    </SchemaForm>
  );
}
