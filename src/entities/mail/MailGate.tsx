import { useSession } from '@/data/react/WorkspaceProvider';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { MissingContact } from '@/entities/company/MissingContact';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** What stands in the way of an e-mail, beside the button that sends it: said before the server has to refuse it. */
export function MailGate() {
  const { company } = useSession();
  return (
    <>
      <ConfirmAddress reason="Open it, then you can send. Customers need to know it is really you." />
      <MissingContact />
      {!hasPaidOnce(company) && (
        <InlineNotice tone="info">
          Until your company’s first payment, e-mails go only to addresses on the customer’s record.
        </InlineNotice>
      )}
    </>
  );
}
