import { callFunction } from '@/data/callables';
import { manageCard } from '@/domain/agreement/payment/api';
import { changeAgreement, type AgreementChange } from '@/domain/agreement/record/api';
import type { Agreement } from '@/domain/agreement/record/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

/** Returns the office's actions on how a member pays. The record updates automatically. */
export function useCardActions({ id: agreementId, revision }: Stored<Agreement>) {
  const { isBusy, carryOut } = useCarryOut();
  const change = async (wanted: AgreementChange): Promise<void> => {
    await callFunction(changeAgreement, { agreementId, revision, change: wanted });
  };
  return {
    isBusy,
    askForCard: () =>
      carryOut(async () => {
        const { to } = await callFunction(manageCard, { agreementId, action: 'send-link' });
        notify.success(`A link to enter a card was sent to ${to}.`);
      }),
    removeCard: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Remove the card',
          message:
            'It is removed here and at Stripe. Bills then go out by e-mail, and the customer pays them manually.',
          confirmLabel: 'Remove',
        });
        if (!isMeant) return;
        await callFunction(manageCard, { agreementId, action: 'remove' });
        notify.success('The card is removed.');
      }),
    switchAutopay: (isOn: boolean) =>
      carryOut(async () => {
        await change({ kind: 'autopay', isOn });
        notify.success(
          isOn ? 'Bills are charged automatically.' : 'Bills go out by e-mail, and the customer pays them manually.',
        );
      }),
    settleDispute: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Charge again',
          message:
            'Bills are charged to the card on file again. Talk to the customer first: they have disputed a charge.',
          confirmLabel: 'Charge again',
        });
        if (!isMeant) return;
        await change({ kind: 'settle-dispute' });
        notify.success('Bills are charged again.');
      }),
    giveTime: async (until: string): Promise<void> => {
      await change({ kind: 'give-time', until });
      notify.success('The customer has more time to pay.');
    },
    reinstate: () =>
      carryOut(async () => {
        await change({ kind: 'reinstate' });
        notify.success('The agreement is running again. Give more time, or ask for another card.');
      }),
  };
}
