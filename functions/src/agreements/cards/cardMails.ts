import { tryOf } from '@/domain/agreement/payment/charges';
import { cardExpires, cardWanted, chargeFailed, chargesWait } from '@/domain/agreement/payment/letters';
import { paymentStanding } from '@/domain/agreement/payment/standing';
import { cardText } from '@/domain/agreement/payment/words';
import { periodTotalCents } from '@/domain/agreement/record/create';
import { priceText } from '@/domain/agreement/record/words';
import { companySchema } from '@/domain/company/schema';
import type { Letter } from '@/domain/mail/letter';
import { daysBetween, lastDayOfMonth } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { companyAddress } from '../../mail/allowance';
import { sendLetter } from '../../mail/sendLetter';
import { tell } from '../../mail/tell';
import type { Deps } from '../../platform/admin';
import { companyRef } from '../../platform/collections';
import { appUrl } from '../../platform/config';
import { inItsName } from '../inItsName';
import { newCardLink, type AgreementRef } from './cardLinks';
import { readForCard, type ReadForCard } from './readForCard';

/** E-mails the customer a link to enter a card. Idempotent per `sendId`. */
async function mail(
  deps: Deps,
  ref: AgreementRef,
  { agreement, company }: ReadForCard,
  { sendId, letter }: { sendId: string; letter: (validUntil: string) => Letter },
): Promise<void> {
  const { link, validUntil } = await newCardLink(deps, ref);
  await sendLetter(deps, {
    companyId: ref.companyId,
    company: await inItsName(deps, ref.companyId, company, agreement),
    sendId,
    about: { subjectType: 'customer', subjectId: agreement.customerId, customerId: agreement.customerId },
    to: agreement.customerEmail,
    replyTo: '',
    letter: letter(calendarDay(company.timeZone, new Date(validUntil))),
    link,
  });
}

/** Tells the customer why a charge failed and when it will be retried. Sent once per charge, before the next try. */
export async function tellOfFailedCharge(deps: Deps, ref: AgreementRef, paymentId: string): Promise<void> {
  await tell({ ...ref, about: 'failed charge' }, async () => {
    const read = await readForCard(deps, ref);
    const failed = read && tryOf(read.agreement, paymentId);
    const problem = read && paymentStanding(read.agreement).problem;
    // Paid or retried in the meantime.
    if (!read || !failed || failed.outcome !== 'declined' || !problem || read.agreement.customerEmail === '') return;
    const { agreement } = read;
    await mail(deps, ref, read, {
      sendId: `charge-${paymentId}-failed`,
      letter: () =>
        chargeFailed({
          ...problem,
          planName: agreement.plan.name,
          currency: agreement.currency,
          card: agreement.card ? cardText(agreement.card) : 'card',
        }),
    });
  });
}

/** Warns that the card on file expires at the end of `expires` (YYYY-MM). Sent once per card and month. */
export async function warnOfExpiry(deps: Deps, ref: AgreementRef): Promise<void> {
  await tell({ ...ref, about: 'expiring card' }, async () => {
    const read = await readForCard(deps, ref);
    const card = read?.agreement.card;
    if (!read || !card || card.expires === '' || read.agreement.customerEmail === '') return;
    await mail(deps, ref, read, {
      sendId: `card-${card.id}-expires-${card.expires}`,
      letter: () =>
        cardExpires({
          planName: read.agreement.plan.name,
          card: cardText(card),
          lastDay: lastDayOfMonth(card.expires),
        }),
    });
  });
}

/** Sends the office's request for a card. @throws AppError as `sendLetter` */
export async function sendCardWanted(deps: Deps, ref: AgreementRef): Promise<string> {
  const read = await readForCard(deps, ref);
  const to = read?.agreement.customerEmail ?? '';
  if (!read || to === '') return '';
  const { agreement, today } = read;
  const price = priceText(periodTotalCents(agreement, today), agreement.interval, agreement.currency);
  await mail(deps, ref, read, {
    sendId: deps.newId(),
    letter: (validUntil) => cardWanted({ planName: agreement.plan.name, price, validUntil }),
  });
  return to;
}

/** A Monday from which weeks are counted. */
const FIRST_MONDAY = '2024-01-01';

/** Tells the owner, once a week, that bills are waiting because the company's account can't take payments. */
export async function tellChargesWait(deps: Deps, companyId: string): Promise<void> {
  await tell({ companyId, about: 'charges that wait' }, async () => {
    const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
    const today = calendarDay(company.timeZone, new Date(deps.now()));
    const week = Math.floor(daysBetween(FIRST_MONDAY, today) / 7);
    const to = await companyAddress(deps, { companyId, company, uid: '' });
    if (to === '') return;
    await sendLetter(deps, {
      companyId,
      company,
      sendId: `charges-wait-${week}`,
      about: { subjectType: 'customer', subjectId: companyId, customerId: '' },
      to,
      isToCompany: true,
      replyTo: '',
      letter: chargesWait(),
      link: `${appUrl('')}${paths.payments}`,
    });
  });
}
