import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Settlement } from '@/domain/billing/schema';
import { canAct } from '@/domain/access/permissions';
import { refundLimitOf } from '@/domain/access/rights';
import { invoiceLabel } from '@/domain/invoice/facts';
import { creditNotesOfInvoice, paymentsOfInvoice } from '@/domain/invoice/queries';
import type { Invoice } from '@/domain/invoice/schema';
import type { Payment } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { FinancingSection } from '@/entities/financing/FinancingSection';
import { InvoiceBadge } from '@/entities/invoice/InvoiceBadge';
import { useToday } from '@/entities/company/useToday';
import { ScheduledSendNotice } from '@/entities/mail/ScheduledSendNotice';
import { MailLog } from '@/entities/mail/MailLog';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { paths } from '@/lib/paths';
import { SENDING } from '@/lib/sendingHash';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Beside } from '@/ui/layout/Beside';
import { OneColumn } from '@/ui/layout/OneColumn';
import { InvoicePaper, useInvoicePaper } from '../InvoicePaper';
import { CreditNotice } from './CreditNotice';
import { HistorySection } from './HistorySection';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceDialogs, type OpenDialog } from './InvoiceDialogs';
import { InvoiceNextStep, useInvoiceStep } from './InvoiceNextStep';
import { InvoiceParties } from './InvoiceParties';
import { LinkSection } from './LinkSection';
import { OwedSection } from './OwedSection';
import { PaymentsSection } from './PaymentsSection';

type IssuedInvoiceProps = { invoice: Stored<Invoice>; isReadOnly?: boolean; opensWith?: OpenDialog | null };

/** Shows an issued invoice: the paper, the amount owed and how it is calculated, payments, and available actions. */
export function IssuedInvoice({ invoice, isReadOnly = false, opensWith = null }: IssuedInvoiceProps) {
  const session = useSession();
  const can = useCan();
  const today = useToday();
  const { hash } = useLocation();
  const [dialog, setDialog] = useState<OpenDialog | null>(
    opensWith ?? (hash === SENDING && !isReadOnly ? { kind: 'send' } : null),
  );
  const paper = useInvoicePaper(invoice);
  const { records: payments, isLoading: isReadingPayments } = useLiveRecords(
    collections.payments,
    paymentsOfInvoice(invoice.id),
  );
  const { records: creditNotes } = useLiveRecords(collections.creditNotes, creditNotesOfInvoice(invoice.id));
  const isPhone = useIsPhone();
  const { next } = useInvoiceStep(invoice);
  const nextStep = !isReadOnly && next !== '' && <InvoiceNextStep step={next} onOpen={setDialog} />;
  return (
    <PageBody size="wide">
      <PageHeader
        title={`Invoice ${invoiceLabel(invoice)}`}
        subtitle={<InvoiceParties invoice={invoice} />}
        back={{ to: paths.invoices, label: 'Invoices' }}
        badge={<InvoiceBadge invoice={invoice} today={today} />}
        actions={
          !isReadOnly && (
            <InvoiceActions invoice={invoice} onOpen={setDialog}>
              {!isPhone && nextStep}
            </InvoiceActions>
          )
        }
      />
      {invoice.stateReason !== '' && (
        <InlineNotice
          tone="warning"
          title={invoice.state === 'disputed' ? 'Disputed' : invoice.state === 'void' ? 'Voided' : 'Note'}
        >
          {invoice.stateReason}
        </InlineNotice>
      )}
      {!isReadOnly && (
        <ScheduledSendNotice
          kind="invoice"
          subjectId={invoice.id}
          {...(canAct(session, 'issueInvoice') && { onChange: () => setDialog({ kind: 'schedule' }) })}
        />
      )}
      {!isReadOnly && <CreditNotice invoice={invoice} onUse={() => setDialog({ kind: 'use-credit' })} />}
      <Beside width="24rem" until="75em">
        <OneColumn>
          <InvoicePaper invoice={invoice} />
          {paper && (
            <div>
              <DownloadPdfButton paper={paper} />
            </div>
          )}
          {!isReadOnly && can('read', 'mail') && (
            <Section title="Sent e-mails" isFlush>
              <MailLog subjectId={invoice.id} />
            </Section>
          )}
        </OneColumn>
        <OneColumn>
          <OwedSection invoice={invoice} isReadOnly={isReadOnly} />
          <PaymentsSection
            invoice={invoice}
            payments={payments}
            creditNotes={creditNotes}
            isLoading={isReadingPayments}
            {...(!isReadOnly && { onReceipt: (payment: Stored<Payment>) => setDialog({ kind: 'receipt', payment }) })}
            {...(!isReadOnly &&
              refundLimitOf(session.user) > 0 && {
                onRefund: (payment: Stored<Payment>) => setDialog({ kind: 'refund', payment }),
                onTakeBack: (use: Settlement) => setDialog({ kind: 'take-back', use }),
              })}
          />
          {!isReadOnly && (
            <FinancingSection
              subjectKind="invoice"
              subjectId={invoice.id}
              currency={invoice.document.currency}
              totalCents={invoice.totalCents}
              paidCents={invoice.totalCents - invoice.balanceCents}
              isOpen={invoice.isOpen}
            />
          )}
          {!isReadOnly && <LinkSection invoice={invoice} />}
          {invoice.internalNotes !== '' && (
            <Section title="Internal note">
              <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{invoice.internalNotes}</div>
            </Section>
          )}
          <HistorySection invoiceId={invoice.id} />
        </OneColumn>
      </Beside>
      {isPhone && nextStep && <StickyActions>{nextStep}</StickyActions>}
      <InvoiceDialogs invoice={invoice} creditNotes={creditNotes} open={dialog} onClose={() => setDialog(null)} />
    </PageBody>
  );
}
