import { useSession } from '@/data/react/WorkspaceProvider';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { MissingContact } from '@/entities/company/MissingContact';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type MailGateProps = {
  /** True if the customer has no address yet: the typed one is saved on the record (`useMissingAddress`). */
  isAddressKept?: boolean;
  /** True if it can only go to the address on the customer's record: limits for other addresses aren't shown. */
  isToRecord?: boolean;
};

/** Explains what blocks an e-mail, next to its send button, before the server has to reject it. */
export function MailGate({ isAddressKept = false, isToRecord = false }: MailGateProps) {
  const { company } = useSession();
  return (
    <>
      <ConfirmAddress reason="Open it, then you can send. Customers need to know it is really you." />
      <MissingContact />
      {isAddressKept ? (
        <InlineNotice tone="info">No e-mail on file yet. The address you enter is saved to the customer.</InlineNotice>
      ) : (
        !isToRecord &&
        !hasPaidOnce(company) && (
          <InlineNotice tone="info">
            Until your company’s first payment, e-mails go only to addresses on the customer’s record.
          </InlineNotice>
        )
      )}
    </>
  );
}
