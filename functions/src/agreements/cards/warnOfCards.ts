import { withCardWarned } from '@/domain/agreement/payment/changes';
import { cardWarningOn } from '@/domain/agreement/record/due';
import { isMember } from '@/domain/agreement/record/state';
import type { Deps } from '../../platform/admin';
import { openAgreement, storeAgreement } from '../readAgreement';
import type { AgreementRef } from './cardLinks';
import { warnOfExpiry } from './cardMails';

/** E-mails the customer thirty days before the card expires, unless the bank has replaced it by then. Sent once per card and month. */
export async function warnOfCards(deps: Deps, ref: AgreementRef): Promise<void> {
  const { agreement, today } = await deps.db.runTransaction((transaction) =>
    openAgreement(deps, transaction, ref.companyId, ref.agreementId),
  );
  const on = cardWarningOn(agreement);
  if (on === '' || on > today || !isMember(agreement.state)) return;
  await warnOfExpiry(deps, ref);
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, ref.companyId, ref.agreementId);
    const { card } = opened.agreement;
    if (card?.id === agreement.card?.id && card?.expires === agreement.card?.expires && card)
      storeAgreement(transaction, opened, withCardWarned(opened.agreement), '');
  });
}
