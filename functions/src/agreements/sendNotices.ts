import type { Agreement } from '@/domain/agreement/record/schema';
import { noticed, settled } from '@/domain/agreement/record/change';
import { noticeLetter } from '@/domain/agreement/record/noticeLetters';
import {
  nextNoticeAfter,
  noticesDue,
  noticeTask,
  openNotices,
  plannedNotices,
  type PlannedNotice,
} from '@/domain/agreement/record/plannedNotices';
import { renewalPlaceOf, type RenewalPlace } from '@/domain/agreement/record/renewalNotice';
import { isServed } from '@/domain/agreement/record/state';
import type { CompanyFields } from '@/domain/company/schema';
import { propertySchema } from '@/domain/property/schema';
import type { Transaction } from 'firebase-admin/firestore';
import type { Deliver } from '../mail/client';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { toAppError } from '../platform/errors';
import { shareIn } from '../sharing/shareDocument';
import { openAgreement, storeAgreement, type OpenedAgreement } from './readAgreement';
import { sendMemberLetter } from './sendMemberLetter';

/** Returns the jurisdiction for renewing an agreement of a company in `timeZone`, or null if the property is gone. */
export async function placeOfAgreement(
  { db }: Deps,
  transaction: Transaction,
  companyId: string,
  { agreement, timeZone }: Pick<OpenedAgreement, 'agreement' | 'timeZone'>,
): Promise<RenewalPlace | null> {
  const property = await transaction.get(inCompany(db, companyId, 'properties').doc(agreement.propertyId));
  const { data } = propertySchema.safeParse(property.data());
  return data ? renewalPlaceOf(data, timeZone) : null;
}

/**
 * E-mails an agreement's notices that are due on the company's day, each once, and records on the agreement what was sent, to whom and
 * under which rule. What couldn't be sent, what may not have arrived, and what must be delivered by other means is left to a person, with
 * its deadline. @returns how many were sent
 */
export async function sendNotices(
  deps: Deps,
  companyId: string,
  agreementId: string,
  deliver?: Deliver,
): Promise<number> {
  const due = await readDue(deps, companyId, agreementId);
  if (!due) return 0;
  const faults = new Map<PlannedNotice, string>();
  let sent = 0;
  for (const notice of due.notices) {
    const fault = await sendOne(deps, { companyId, agreementId, notice }, due, deliver);
    if (fault === '') sent += 1;
    else faults.set(notice, fault);
  }
  await settle(deps, companyId, agreementId, faults);
  return sent;
}

type Due = { agreement: Agreement; company: CompanyFields; notices: PlannedNotice[] };

function readDue(deps: Deps, companyId: string, agreementId: string): Promise<Due | null> {
  return deps.db.runTransaction(
    async (transaction) => {
      const opened = await openAgreement(deps, transaction, companyId, agreementId);
      const { agreement, company, today } = opened;
      if (!isServed(agreement.state) || agreement.nextNoticeOn > today) return null;
      const open = await readOpen(deps, transaction, companyId, opened);
      return { agreement, company, notices: noticesDue(open, today) };
    },
    { readOnly: true },
  );
}

/** Returns an agreement's notices that haven't been sent yet; none if its property is gone. */
async function readOpen(
  deps: Deps,
  transaction: Transaction,
  companyId: string,
  opened: OpenedAgreement,
): Promise<PlannedNotice[]> {
  const { agreement, today } = opened;
  const place = await placeOfAgreement(deps, transaction, companyId, opened);
  return place ? openNotices(plannedNotices(agreement, place, today), agreement) : [];
}

type One = { companyId: string; agreementId: string; notice: PlannedNotice };

/** Returns why a notice wasn't sent, as a sentence, or '' if it was. */
async function sendOne(
  deps: Deps,
  { companyId, agreementId, notice }: One,
  { agreement, company }: Due,
  deliver?: Deliver,
): Promise<string> {
  const { kind, delivery, basis, latest } = notice;
  if (delivery !== '') return `Deliver it by ${delivery}: an e-mail does not count there.`;
  const { customerEmail } = agreement;
  if (customerEmail === '') return 'The agreement has no e-mail address: send it by mail.';
  const sendId = `notice-${agreementId}-${basis.ruleId}-${latest}`;
  try {
    const token = await deps.db.runTransaction((transaction) =>
      shareIn(deps, transaction, { companyId, kind: 'agreement', subjectId: agreementId }, { uid: '' }),
    );
    await sendMemberLetter(
      deps,
      {
        ...{ companyId, company, agreementId, agreement, sendId, token },
        write: (to) => noticeLetter(kind, to, notice.change ?? null),
      },
      deliver,
    );
  } catch (error) {
    return toAppError(error).userMessage;
  }
  await deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const act = { today: opened.today, now: opened.now, by: '' };
    const after = noticed(opened.agreement, { ruleId: basis.ruleId, kind, mailId: sendId, to: customerEmail }, act);
    storeAgreement(transaction, opened, after, '');
  });
  return '';
}

/** Stores when the next notice is due, and what a person must handle by then. */
function settle(
  deps: Deps,
  companyId: string,
  agreementId: string,
  faults: ReadonlyMap<PlannedNotice, string>,
): Promise<void> {
  return deps.db.runTransaction(async (transaction) => {
    const opened = await openAgreement(deps, transaction, companyId, agreementId);
    const { agreement, today } = opened;
    const open = await readOpen(deps, transaction, companyId, opened);
    const [trouble] = [...faults].toSorted(([a], [b]) => (a.latest < b.latest ? -1 : 1));
    const after = settled(agreement, {
      nextNoticeOn: nextNoticeAfter(open, today),
      noticeBy: trouble?.[0].latest ?? '',
      noticeWhy: trouble ? noticeTask(...trouble) : '',
    });
    storeAgreement(transaction, opened, after, '');
  });
}
