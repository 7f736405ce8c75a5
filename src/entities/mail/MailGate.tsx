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
      <ConfirmAddress reason="Open it, then you can send: customers must be able to trust who writes to them." />
      <MissingContact />
      {!hasPaidOnce(company) && (
        <InlineNotice tone="info">
          Until your company has paid for the first time, e-mails go only to addresses on the customer’s record.
        </InlineNotice>
      )}
    </>
  );
}
