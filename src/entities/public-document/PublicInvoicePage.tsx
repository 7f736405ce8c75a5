import { Text } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { howToPay } from '@/domain/paper/howToPay';
import type { PublicDocument, PublicInvoice } from '@/domain/public-document/schema';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { DownloadPdfButton } from '../paper/DownloadPdfButton';
import { PaperView } from '../paper/PaperView';
import { InvoiceSummary } from './InvoiceSummary';
import { payableCents } from './invoiceWords';
import { MonthlyOptions } from './MonthlyOptions';
import { PayByCard } from './PayByCard';
import { PaymentProgress } from './PaymentProgress';
import { paymentsWhenLeft } from './payingMark';
import { PublicDocumentPage } from './PublicDocumentPage';
import { PublicFrame } from './PublicFrame';
import classes from './PublicInvoicePage.module.css';

/** Shows an invoice to the customer through its link: the amount due, card payment, and the document itself. */
export function PublicInvoicePage({ token }: { token: string }) {
  return (
    <PublicDocumentPage token={token} part="invoice" name="invoice" isViewRecorded>
      {(invoice, document) => <InvoiceForCustomer token={token} document={document} invoice={invoice} />}
    </PublicDocumentPage>
  );
}

type InvoiceForCustomerProps = { token: string; document: PublicDocument; invoice: PublicInvoice };

function InvoiceForCustomer({ token, document, invoice }: InvoiceForCustomerProps) {
  const [params] = useSearchParams();
  const hasReturned = params.get('paid') === '1';
  const before = paymentsWhenLeft(token);
  const hasArrived = before === null ? invoice.balanceCents <= 0 : invoice.payments.length > before;
  const payable = payableCents(invoice);
  const canPay = invoice.canPayByCard && payable > 0 && (!hasReturned || hasArrived);
  const { company, paper } = document;
  const name = paper ? `${paper.title} ${paper.number}`.trim() : 'Invoice';

  return (
    <PublicFrame title={name} company={company}>
      <PaymentProgress
        hasReturned={hasReturned}
        hasArrived={hasArrived}
        hasProcessing={invoice.payments.some(({ isProcessing }) => isProcessing)}
      />
      <div className={classes['page']}>
        <OneColumn>
          <Section>
            <InvoiceSummary document={document} invoice={invoice} name={name} />
            {canPay && (
              <div className={classes['pay']}>
                <PayByCard
                  key={payable}
                  token={token}
                  currency={invoice.currency}
                  payableCents={payable}
                  paymentCount={invoice.payments.length}
                  canTip
                />
              </div>
            )}
            {payable > 0 && !invoice.canPayByCard && (
              <div className={classes['pay']}>
                <Text component="h2" fw={600} size="sm">
                  How to pay
                </Text>
                <Text size="sm">{howToPay(company)}</Text>
              </div>
            )}
          </Section>
          <MonthlyOptions
            financing={invoice.financing}
            currency={invoice.currency}
            amounts={[{ name: '', cents: payable }]}
          />
        </OneColumn>
        {paper && (
          <OneColumn>
            <PaperView paper={paper} isBelowHead />
            <div>
              <DownloadPdfButton paper={paper} />
            </div>
          </OneColumn>
        )}
      </div>
    </PublicFrame>
  );
}
