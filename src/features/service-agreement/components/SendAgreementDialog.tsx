import { Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import type { Agreement } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { priceText } from '@/domain/agreement/record/words';
import { EMPTY_ADDRESS } from '@/domain/contact/schema';
import { AGREEMENT_MAIL, fillTemplate, greetingName } from '@/domain/invoice/mailText';
import { suggestedText } from '@/domain/message/paperText';
import { paperOfAgreement } from '@/domain/paper/agreement';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { MailPreview } from '@/entities/mail/MailPreview';
import { SendDialog } from '@/entities/mail/SendDialog';
import { PaperView } from '@/entities/paper/PaperView';
import { paths } from '@/lib/paths';
import { taxedTotal } from '../money';

type SendAgreementDialogProps = { agreement: Stored<Agreement>; onClose: () => void };

/** Sends an agreement by e-mail or text message: an offer to sign, or a copy of a running one. */
export function SendAgreementDialog({ agreement, onClose }: SendAgreementDialogProps) {
  const { units } = useBillingSettings().settings;
  const { company } = usePrintedAs(unitOfAgreement(units, agreement));
  const customer = useRecord(collections.customers, agreement.customerId).data;
  const isOffer = agreement.state === 'draft' || agreement.state === 'offered';
  const { subject, body } = AGREEMENT_MAIL[isOffer ? 'offer' : 'copy'];
  const totalCents = taxedTotal(agreement);
  const values = {
    company: company.name,
    customer: agreement.customerName,
    firstName: greetingName({ name: agreement.customerName, sortName: agreement.customerSortName }),
    number: agreement.number,
    ...(totalCents !== null && { total: priceText(totalCents, agreement.interval, agreement.currency) }),
  };
  return (
    <SendDialog
      title={`Send ${agreement.number}`}
      kind="agreement"
      subjectId={agreement.id}
      customerId={agreement.customerId}
      mail={{
        to: agreement.customerEmail === '' ? [] : [agreement.customerEmail],
        subject: fillTemplate(subject, values),
        message: fillTemplate(body, values),
      }}
      text={{
        kind: 'agreement',
        message: suggestedText('agreement', values),
        page: { kind: 'agreement', token: agreement.token, pathOf: paths.agreementView },
      }}
      suggestions={customer ? [customer.email, ...customer.contacts.map(({ email }) => email)] : []}
      submitLabel="Send"
      preview={(mail) => (
        <Stack>
          <MailPreview mail={mail} />
          {totalCents !== null && (
            <PaperView
              paper={paperOfAgreement({
                agreement,
                company,
                recipient: {
                  name: agreement.customerName,
                  address: customer?.billingAddress ?? EMPTY_ADDRESS,
                },
              })}
            />
          )}
        </Stack>
      )}
      onClose={onClose}
    />
  );
}
