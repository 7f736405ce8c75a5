import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { offerFinancing } from '@/domain/financing/api';
import { exampleText, merchantFee, monthlyText } from '@/domain/financing/monthly';
import type { FinancingSubject } from '@/domain/financing/schema';
import { formatCents, formatRate } from '@/domain/money/format';
import { amountCents, type Currency } from '@/domain/money/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { newId } from '@/lib/ids';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormMoney } from '@/ui/forms/FormMoney';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useReadFinancing } from './useReadFinancing';

type OfferFinancingDialogProps = {
  subjectKind: FinancingSubject;
  subjectId: string;
  currency: Currency;
  /** The amount that hasn't been paid or applied for yet. */
  mostCents: number;
  isSecondLender: boolean;
  /** A prequalification has no amount. */
  kind: 'loan' | 'prequal';
  onClose: () => void;
};

/** Shows the lender's fee, asks whether the customer agreed, and provides the link to pass on. */
export function OfferFinancingDialog({
  mostCents,
  currency,
  isSecondLender,
  kind,
  ...subject
}: OfferFinancingDialogProps) {
  const { financing } = useBillingSettings().settings;
  const readAnew = useReadFinancing();
  const [financingId] = useState(() => newId());
  const [link, setLink] = useState('');
  const format = { currency };
  const lender = isSecondLender ? financing.secondLenderName : financing.lenderName;
  const most = formatCents(mostCents, format);
  const [schema] = useState(() =>
    z.object({
      amountCents: amountCents
        .refine((cents) => cents > 0, 'Enter an amount')
        .refine((cents) => cents <= mostCents, `At most ${most}`),
      hasConsent: z.boolean().refine((isYes) => isYes, 'Ask the customer first'),
    }),
  );
  const form = useSchemaForm({ schema, initialValues: { amountCents: mostCents, hasConsent: false } });
  const asked = typeof form.values.amountCents === 'number' ? form.values.amountCents : 0;
  const { feeCents, payoutCents } = merchantFee(asked, financing);
  const isPrequal = kind === 'prequal';
  const isPartner = financing.merchantId !== '' && !isSecondLender;
  const title = isPrequal ? `Prequalify with ${lender}` : `Offer financing with ${lender}`;
  if (link !== '')
    return (
      <Modal opened onClose={subject.onClose} title={title}>
        <Stack>
          <Text size="sm">
            Pass this link on. The customer applies on the lender’s own page; nothing they enter there reaches us.{' '}
            {isPartner ? 'The lender tells us where it is.' : 'Update the status here as the lender’s portal shows it.'}
          </Text>
          <Text style={{ overflowWrap: 'anywhere' }}>{link}</Text>
          <Group justify="end">
            <CopyButton value={link}>
              {({ copied, copy }) => (
                <Button variant="default" onClick={copy}>
                  {copied ? 'Copied' : 'Copy the link'}
                </Button>
              )}
            </CopyButton>
            <Button onClick={subject.onClose}>Done</Button>
          </Group>
        </Stack>
      </Modal>
    );
  return (
    <Modal opened onClose={subject.onClose} title={title}>
      <SchemaForm
        form={form}
        onSubmit={async (values) => {
          const { subjectKind, subjectId } = subject;
          const input = { financingId, subjectKind, subjectId, isSecondLender, kind };
          const { link: given } = await callFunction(offerFinancing, {
            ...input,
            amountCents: isPrequal ? 0 : values.amountCents,
            hasConsent: true,
          });
          await readAnew();
          setLink(given);
        }}
        onCancel={subject.onClose}
        submitLabel="Get the link"
      >
        <Stack>
          {isPrequal ? (
            <Text size="sm">
              The lender looks at the customer without a mark on their credit, and says up to what amount they may
              apply. It is an invitation, no approval.
            </Text>
          ) : (
            <FormMoney form={form} name="amountCents" label="Amount" description={`Up to ${most}`} isRequired />
          )}
          {!isSecondLender && !isPrequal && (
            <Text size="sm">
              <strong>{`${lender} keeps ${formatCents(feeCents, format)}`}</strong>
              {` (${formatRate(financing.feePpm)}). You receive ${formatCents(payoutCents, format)} after the work is confirmed.`}
            </Text>
          )}
          {!isSecondLender && !isPrequal && asked > 0 && (
            <Text size="sm" c="dimmed">
              {`The customer sees about ${monthlyText(asked, financing, format)}. ${exampleText(asked, financing, format)}`}
            </Text>
          )}
          <FormCheckbox form={form} name="hasConsent" label="The customer agreed to get the link" />
        </Stack>
      </SchemaForm>
    </Modal>
  );
}
