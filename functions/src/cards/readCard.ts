import { FieldValue } from 'firebase-admin/firestore';
import { hasFeature } from '@/domain/access/features';
import {
  credentialLine,
  credentialSchema,
  CREDENTIAL_LIMIT,
  publicProofUrl,
  shownOutside,
} from '@/domain/award/credential';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { formatPhone } from '@/domain/contact/format';
import { vcard } from '@/domain/contact/vcard';
import { readCard as contract, type ReadCard, type ShownCard } from '@/domain/member-card/api';
import { contactFileName, contactOfCard } from '@/domain/member-card/contact';
import { memberCardSchema, type MemberCard } from '@/domain/member-card/schema';
import { printedCompany } from '@/domain/paper/header';
import { publicLinks } from '@/domain/review/links';
import { AppError } from '@/lib/appError';
import { calendarDay } from '@/lib/dates';
import { confirmedAccount } from '../mail/allowance';
import { anyone } from '../platform/access';
import type { Deps } from '../platform/admin';
import { companyRef, inCompany } from '../platform/collections';
import { functionUrl } from '../platform/config';
import { defineCallable } from '../platform/defineCallable';
import { definePage, type PageAnswer, type PageRequest } from '../platform/definePage';
import { countCall } from '../platform/rateLimit';
import { fieldsIn } from '../platform/readable';
import { readReviewSettings } from '../reviews/reviewSettings';
import { bookingOf, NO_BOOKING } from '../website/bookingOf';
import { cardLinkRef, cardLinkSchema } from './memberCards';
import { memberOf } from '../platform/memberships';

const unknownCard = (): AppError =>
  new AppError({ code: 'not-found', userMessage: 'There is no business card at this address.' });

/** Returns a card to anyone with its link: looked up on every request, so that leaving or revoking takes effect immediately. */
export const readCard = defineCallable(
  contract,
  { access: anyone(), rateLimit: { perMinute: 60 } },
  (deps, { token }) => cardOf(deps, token, 'openedCount'),
);

/** `…/cardFile/{token}.vcf`: serves the contact as a file, because in-app browsers can't download one from a page. */
export const cardFile = definePage('cardFile', answerCardFile);

async function answerCardFile(deps: Deps, { method, path, network }: PageRequest): Promise<PageAnswer> {
  const plain = (status: number, body: string): PageAnswer => ({
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    body,
  });
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'GET only');
  const [, token = ''] = /\/([A-Za-z0-9_-]{22})\.vcf$/.exec(path) ?? [];
  if (token === '') return plain(404, 'There is no contact at this address.');
  try {
    await countCall(deps, `cardFile_${network}`, 60);
    const read = await cardOf(deps, token, 'savedCount');
    if (read.outcome === 'ended') return plain(404, 'This card is no longer in use.');
    const contact = contactOfCard(read.card);
    return {
      status: 200,
      headers: {
        'content-type': 'text/vcard; charset=utf-8',
        'content-disposition': `attachment; filename="${contactFileName(contact)}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      },
      body: vcard(contact),
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return plain(error.code === 'rate-limited' ? 429 : 404, error.userMessage);
  }
}

/** @throws AppError `not-found`. */
async function cardOf(deps: Deps, token: string, counted: 'openedCount' | 'savedCount'): Promise<ReadCard> {
  const link = cardLinkSchema.safeParse((await cardLinkRef(deps.db, token).get()).data()).data;
  if (!link) throw unknownCard();
  const { companyId, uid } = link;
  const cardRef = inCompany(deps.db, companyId, 'memberCards').doc(uid);
  const [stored, user, ofCard] = await Promise.all([
    companyRef(deps.db, companyId).get(),
    memberOf(deps, companyId, uid),
    cardRef.get(),
  ]);
  const company = companySchema.safeParse(stored.data()).data;
  const card = memberCardSchema.safeParse(ofCard.data()).data;
  // A company that hasn't been confirmed shows nothing to anyone.
  if (!stored.exists || !company || !card || card.token !== token || !(await confirmedAccount(deps, company.ownerId)))
    throw unknownCard();
  if (!user) return { outcome: 'ended', company: printedCompany(company) };
  await cardRef.update({ [counted]: FieldValue.increment(1) });
  return { outcome: 'shown', card: await shownCard(deps, { companyId, token, company, card, user }) };
}

type Found = {
  companyId: string;
  token: string;
  company: CompanyFields;
  card: MemberCard;
  user: { firstName: string; lastName: string };
};

async function shownCard(deps: Deps, { companyId, token, company, card, user }: Found): Promise<ShownCard> {
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const [credentials, reviewLinks, booking] = await Promise.all([
    inCompany(deps.db, companyId, 'credentials').where('isOnCards', '==', true).limit(CREDENTIAL_LIMIT).get(),
    card.hasReviewLinks && hasFeature(company.features, 'reviews')
      ? readReviewSettings(deps, companyId).then(publicLinks)
      : [],
    card.hasBookingLink ? bookingOf(deps, companyId, company) : NO_BOOKING,
  ]);
  const valid = shownOutside(fieldsIn(credentialSchema, credentials.docs), 'isOnCards', today);
  return {
    company: printedCompany(company),
    firstName: user.firstName,
    lastName: user.lastName,
    title: card.title,
    note: card.note,
    phone: formatPhone(card.phone || company.phone),
    email: card.email || company.email,
    address: company.address,
    credentials: valid.map((one) => ({ text: credentialLine(one), proofUrl: publicProofUrl(one) })),
    reviewLinks,
    bookingPath: booking.bookingPath,
    canBook: booking.canBook,
    fileUrl: `${functionUrl('cardFile')}/${token}.vcf`,
  };
}
