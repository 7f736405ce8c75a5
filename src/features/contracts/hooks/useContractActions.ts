import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { changeContract, sendContract, type ContractChange } from '@/domain/contract/record/api';
import { PROPOSED_REMINDER_DAYS } from '@/domain/contract/record/parts';
import { remindersInWords } from '@/domain/contract/record/reminders';
import type { Contract } from '@/domain/contract/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useDelete } from '@/entities/record/useDelete';
import { paths } from '@/lib/paths';
import { confirmAction, confirmWithReason } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatCount } from '@/ui/format/quantities';
import { copySignerLink, remindByMail } from '../signerLinks';

/** One-click actions on a contract. The record updates automatically. */
export function useContractActions(contract: Stored<Contract>) {
  const navigate = useNavigate();
  const deleteContract = useDelete(collections.contracts);
  const { isBusy, carryOut } = useCarryOut();
  const { id: contractId, revision } = contract;
  const change = (wanted: ContractChange) => callFunction(changeContract, { contractId, revision, change: wanted });
  const asked = (title: string, message: string, confirmLabel: string, kind: 'complete' | 'close') =>
    carryOut(async () => {
      if (await confirmAction({ title, message, confirmLabel })) await change({ kind });
    });

  return {
    isBusy,
    send: () =>
      carryOut(async () => {
        const isWanted = await confirmAction({
          title: 'Send for signature',
          message:
            'The contract’s text is locked as a version. Everyone whose turn it is gets a link by e-mail. Send the link yourself to anyone without an e-mail address.',
          confirmLabel: 'Send',
        });
        if (!isWanted) return;
        const { version, mailed } = await callFunction(sendContract, { contractId, revision });
        notify.success(
          mailed > 0
            ? `Version ${version} is out. ${formatCount(mailed, 'signer')} got an e-mail.`
            : `Version ${version} is out. No one was e-mailed. Copy the links and share them.`,
        );
      }),
    remind: () => carryOut(() => remindByMail({ contractId })),
    /** Turns automatic reminders off, or back on with a new contract's defaults. */
    setReminders: (isOn: boolean) =>
      carryOut(async () => {
        await change({ kind: 'reminders', remindAfterDays: isOn ? [...PROPOSED_REMINDER_DAYS] : [] });
        notify.success(
          isOn ? `Signers are reminded ${remindersInWords(PROPOSED_REMINDER_DAYS)}.` : 'Reminders are off.',
        );
      }),
    copyLink: (partyId: string, isOnly: boolean) => carryOut(() => copySignerLink({ contractId, partyId, isOnly })),
    revokeLinks: (partyId: string) =>
      carryOut(async () => {
        await change({ kind: 'revoke', partyId });
        notify.success('All links of this signer stopped working.');
      }),
    reopen: () =>
      carryOut(async () => {
        const reason = await confirmWithReason({
          title: 'Withdraw and edit',
          message: `${contract.signedCount > 0 ? `${formatCount(contract.signedCount, 'signature')} on this version will be void. ` : ''}Signers who open their link read why.`,
          confirmLabel: 'Withdraw',
          reasonLabel: 'Reason',
          tone: 'danger',
        });
        if (reason === null) return;
        await change({ kind: 'reopen', reason });
        await navigate(paths.contractEdit(contractId));
      }),
    cancel: () =>
      carryOut(async () => {
        const reason = await confirmWithReason({
          title: 'Cancel this contract',
          message: 'It can’t be reopened. Anything already billed stays billed.',
          confirmLabel: 'Cancel contract',
          cancelLabel: 'Keep it',
          reasonLabel: 'Reason',
          tone: 'danger',
        });
        if (reason !== null) await change({ kind: 'cancel', reason });
      }),
    complete: () =>
      asked('Substantially complete', 'The work is done apart from a punch list.', 'Mark complete', 'complete'),
    close: () => asked('Close this contract', 'Everything is done, billed and paid.', 'Close contract', 'close'),
    remove: () =>
      carryOut(async () => {
        const isGone = await deleteContract(contractId, {
          name: contract.number,
          message: 'It was never sent. It will be permanently deleted.',
          confirmLabel: 'Delete draft',
        });
        if (isGone) await navigate(paths.contracts, { replace: true });
      }),
  };
}
export type ContractActionsApi = ReturnType<typeof useContractActions>;
