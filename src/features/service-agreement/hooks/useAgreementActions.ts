import { useNavigate } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { changeAgreement, planAgreementVisits, type AgreementChange } from '@/domain/agreement/record/api';
import type { NoticeKind } from '@/domain/agreement/record/notice';
import type { Agreement } from '@/domain/agreement/record/schema';
import { shareDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { useDelete } from '@/entities/record/useDelete';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatMoney } from '@/ui/format/money';

/** Returns one-click actions on an agreement. The record updates automatically. */
export function useAgreementActions(agreement: Stored<Agreement>) {
  const navigate = useNavigate();
  const deleteAgreement = useDelete(collections.agreements);
  const { isBusy, carryOut } = useCarryOut();
  const { id: agreementId, revision, token } = agreement;
  const subject = { kind: 'agreement' as const, subjectId: agreementId };

  const change = (wanted: AgreementChange) => callFunction(changeAgreement, { agreementId, revision, change: wanted });

  const changeAndSay = async (wanted: AgreementChange, done: string): Promise<void> => {
    await change(wanted);
    notify.success(done);
  };

  return {
    isBusy,
    change,
    copyLink: () => carryOut(() => copyCustomerLink(subject, token, paths.agreementView)),
    /** Creates a link, unless there is one, which opens the customer's page. */
    share: (then: () => void) =>
      carryOut(async () => {
        if (token === '') await callFunction(shareDocument, subject);
        then();
      }),
    revokeLink: () => carryOut(() => takeBackCustomerLink(subject)),
    reopen: () =>
      carryOut(async () => {
        await change({ kind: 'reopen' });
        await navigate(paths.agreementEdit(agreementId));
      }),
    pause: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Pause this agreement',
          message:
            'Bills and visits stop today. When it resumes, its end date and everything due move out by the length of the pause.',
          confirmLabel: 'Pause',
        });
        if (isMeant) await changeAndSay({ kind: 'pause' }, 'The agreement is paused.');
      }),
    resume: () => carryOut(() => changeAndSay({ kind: 'resume' }, 'The agreement is running again.')),
    changeTerms: (wanted: AgreementChange) => changeAndSay(wanted, 'The agreement is changed.'),
    moveToUnit: (businessUnitId: string, name: string) =>
      changeAndSay({ kind: 'unit', businessUnitId }, `The agreement now belongs to ${name}.`),
    dropTerms: () => carryOut(() => changeAndSay({ kind: 'drop-terms' }, 'The scheduled change was canceled.')),
    renew: () =>
      carryOut(async () => {
        const isMeant = await confirmAction({
          title: 'Renew this agreement',
          message: 'Renew it only after the customer agrees. The next term begins when this one ends.',
          confirmLabel: 'Renew',
        });
        if (isMeant) await changeAndSay({ kind: 'renew' }, 'The agreement is renewed.');
      }),
    cancel: async (when: 'period-end' | 'today', reason: string): Promise<void> => {
      const { refundCents, creditNotes, creditFault } = await change({ kind: 'cancel', when, reason });
      notify.success(
        refundCents === 0
          ? 'The agreement is canceled.'
          : creditFault === ''
            ? `The agreement is canceled. ${formatMoney(refundCents)} before tax was credited: ${creditNotes.join(', ')}.`
            : `The agreement is canceled. ${formatMoney(refundCents)} before tax has not been credited yet. ${creditFault}`,
      );
    },
    credit: () =>
      carryOut(async () => {
        const { creditNotes, creditFault } = await change({ kind: 'credit' });
        if (creditFault !== '') throw new AppError({ code: 'failed-precondition', userMessage: creditFault });
        notify.success(`Credited: ${creditNotes.join(', ')}.`);
      }),
    planVisit: (visitId: string) =>
      carryOut(async () => {
        const { jobIds } = await callFunction(planAgreementVisits, { visits: [{ agreementId, visitId }] });
        const [jobId] = jobIds;
        if (jobId === undefined) notify.info('This visit is no longer due.');
        else await navigate(paths.jobDetails(jobId));
      }),
    markVisit: (visitId: string, state: 'used' | 'due') =>
      carryOut(async () => {
        await change({ kind: 'visit', visitId, state });
        notify.success(state === 'used' ? 'The visit counts as done.' : 'The visit is owed again.');
      }),
    noteNotice: (ruleId: string, notice: NoticeKind) =>
      carryOut(async () => {
        await change({ kind: 'notice', ruleId, notice });
        notify.success('The notice is on record.');
      }),
    remove: () =>
      carryOut(async () => {
        const isGone = await deleteAgreement(agreementId, {
          name: agreement.number,
          message: 'It was never offered. It will be permanently deleted.',
          confirmLabel: 'Delete draft',
        });
        if (isGone) await navigate(paths.agreements, { replace: true });
      }),
  };
}
export type AgreementActionsApi = ReturnType<typeof useAgreementActions>;
