import type { Transaction } from 'firebase-admin/firestore';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { formatPaperDate } from '@/domain/paper/dates';
import { paperOfAgreement } from '@/domain/paper/agreement';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { notFound } from '../platform/errors';
import { parseRecord } from './parseRecord';
import { readAround } from './readAround';
import { linkOf, sendableOf, type Sendable } from './sendable';

type Subject = { companyId: string; subjectId: string; origin?: string };

/** Returns a service agreement ready to send. @throws AppError `not-found`, `invalid` if its price can't be calculated */
export async function readAgreementToSend(
  deps: Deps,
  transaction: Transaction,
  { companyId, subjectId, origin }: Subject,
): Promise<Sendable> {
  const stored = await transaction.get(inCompany(deps.db, companyId, 'agreements').doc(subjectId));
  if (!stored.exists) throw notFound('Service agreement');
  const agreement = parseRecord(agreementSchema, stored.data());
  const around = await readAround(deps, transaction, companyId, {
    ...agreement,
    unitIn: (units) => unitOfAgreement(units, agreement),
  });
  const { company, customer, serviceAddress, settings } = around;
  return sendableOf({
    paper: paperOfAgreement({ agreement, company, recipient: customer, serviceAddress, footer: settings.footer }),
    number: agreement.number,
    token: agreement.token,
    link: linkOf('agreement', agreement.token, origin),
    company,
    customerName: agreement.customerName,
    customerSortName: around.customerSortName,
    due: formatPaperDate(agreement.startsOn, company),
    customerId: agreement.customerId,
  });
}
