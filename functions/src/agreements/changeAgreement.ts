import { changeAgreement as contract, type AgreementChange } from '@/domain/agreement/record/api';
import {
  canceled,
  noticed,
  paused,
  renewed,
  reopened,
  resumed,
  settled,
  type Act,
} from '@/domain/agreement/record/change';
import { refundedCents } from '@/domain/agreement/record/income';
import type { Agreement } from '@/domain/agreement/record/schema';
import { withVisit } from '@/domain/agreement/record/visits';
import { newNumber } from '@/domain/record/number';
import { AppError } from '@/lib/appError';
import { member } from '../platform/access';
import { defineCallable } from '../platform/defineCallable';
import { notFound } from '../platform/errors';
import { countMember } from './countMember';
import { openAgreement, storeAgreement } from './readAgreement';

/** The office pauses, resumes, renews or ends an agreement, or marks a visit, as it saw it. */
export const changeAgreement = defineCallable(
  contract,
  { access: member({ action: 'manageAgreements', feature: 'serviceagreement' }), rateLimit: { perMinute: 60 } },
  (deps, { agreementId, revision, change }, caller) =>
    deps.db.runTransaction(async (transaction) => {
      const opened = await openAgreement(deps, transaction, caller.companyId, agreementId);
      if (opened.stored['revision'] !== revision)
        throw new AppError({
          code: 'conflict',
          userMessage: 'Someone has changed this agreement since you opened it. Look at it again.',
        });
      const { agreement, today, now } = opened;
      const after = changed(agreement, change, { today, now, by: caller.uid });
      countMember(deps, transaction, { companyId: caller.companyId, today }, { before: agreement, after });
      storeAgreement(transaction, opened, after, caller.uid);
      return { refundCents: refundedCents(after) - refundedCents(agreement) };
    }),
);

function changed(agreement: Agreement, change: AgreementChange, act: Act): Agreement {
  switch (change.kind) {
    case 'reopen':
      return reopened(agreement, act);
    case 'pause':
      return paused(agreement, act);
    case 'resume':
      return resumed(agreement, act);
    case 'notice':
      return noticed(agreement, { ruleId: change.ruleId, kind: change.notice, mailId: '', to: '' }, act);
    case 'renew':
      return renewed(agreement, act);
    case 'cancel':
      return canceled(agreement, { ...change, receipt: newNumber('cancellation', new Date(act.now)) }, act);
    case 'visit':
      return withVisitState(agreement, change, act);
  }
}

function withVisitState(
  agreement: Agreement,
  { visitId, state }: Extract<AgreementChange, { kind: 'visit' }>,
  { today }: Act,
): Agreement {
  if (!agreement.visits.some(({ id }) => id === visitId)) throw notFound('Visit');
  const changes = { state, usedOn: state === 'used' ? today : '', plannedAs: '' };
  return settled(agreement, { visits: withVisit(agreement.visits, visitId, changes) });
}
