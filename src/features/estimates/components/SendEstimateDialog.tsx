import { Modal, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { optionWarnings } from '@/domain/billing/options';
import type { DocumentInput } from '@/domain/billing/schema';
import type { Estimate } from '@/domain/estimate/schema';
import { dueText, fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import { suggestedText } from '@/domain/message/paperText';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { figuresOf } from '@/entities/billing/figures';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { MailPreview } from '@/entities/mail/MailPreview';
import { SendDialog } from '@/entities/mail/SendDialog';
import { confirmUntaxed } from '@/entities/tax/confirmUntaxed';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDate } from '@/ui/format/dateTime';
import { useFirstLoading } from '@/ui/hooks/useFirstLoading';
import { EstimatePaper } from './EstimatePaper';

type SendEstimateDialogProps = { estimate: Stored<Estimate>; onClose: () => void };

/** Composes the e-mail or text message for an estimate. Idempotent: however often it's clicked, it's sent once. */
export function SendEstimateDialog({ estimate, onClose }: SendEstimateDialogProps) {
  const customer = useRecord(collections.customers, estimate.customerId);
  const { isLoading } = useBillingSettings();
  const { company, settings } = usePrintedAs(estimate.businessUnitId);
  const isFirstLoading = useFirstLoading(customer.isLoading || isLoading);
  const odd = useMemo(() => oddOptions(estimate.document), [estimate.document]);
  const title = `Send ${estimate.number}`;
  if (isFirstLoading)
    return (
      <Modal opened onClose={onClose} title={title} size="lg">
        <LoadingRows rows={4} />
      </Modal>
    );
  const { subject, body } = templateOf(settings, 'estimate');
  const values = {
    company: company.name,
    customer: estimate.customerName,
    firstName: greetingName({ name: estimate.customerName, sortName: estimate.customerSortName }),
    number: estimate.number,
    total: formatCents(estimate.totalCents, { currency: estimate.document.currency }),
    due: dueText('estimate', formatDate(estimate.validUntil, company.timeZone)),
  };
  return (
    <SendDialog
      title={title}
      kind="estimate"
      subjectId={estimate.id}
      customerId={estimate.customerId}
      mail={{
        to: customer.data?.email ? [customer.data.email] : [],
        subject: cutText(fillTemplate(subject, values), 200),
        message: cutText(fillTemplate(body, values), 5000),
      }}
      text={{
        kind: 'estimate',
        message: suggestedText('estimate', values),
        page: { kind: 'estimate', token: estimate.token, pathOf: paths.estimateView },
      }}
      submitLabel="Send"
      notices={
        <>
          {estimate.document.lines.length === 0 && (
            <InlineNotice tone="warning">There are no lines yet, so it cannot be sent.</InlineNotice>
          )}
          {odd.length > 0 && (
            <InlineNotice tone="warning" title="Look at the options again">
              {odd.map(({ id, text }) => (
                <div key={id}>{text}</div>
              ))}
            </InlineNotice>
          )}
        </>
      }
      preview={(mail) => (
        <Stack>
          <MailPreview mail={mail} />
          <EstimatePaper estimate={estimate} />
        </Stack>
      )}
      beforeSend={async () => {
        if (!(await confirmUntaxed(estimate.document, 'Send without tax')))
          throw new AppError({ code: 'invalid', userMessage: 'Not sent. Check the tax of the estimate first.' });
      }}
      onClose={onClose}
    />
  );
}

/** Finds options that would confuse a customer, each described with its name. */
function oddOptions(document: DocumentInput): { id: string; text: string }[] {
  const totals = document.options.map(({ id }) => {
    const { result } = figuresOf({ ...document, selectedOptionId: id });
    return [id, result?.totalCents ?? null] as const;
  });
  const warnings = optionWarnings(document, new Map(totals));
  return document.options.flatMap(({ id, name }) => {
    const text = warnings.get(id);
    return text === undefined ? [] : [{ id, text: `${name}: ${text}` }];
  });
}
