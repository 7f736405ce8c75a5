import { SMALL_PAGE_HEADERS, smallPage } from '@/documents/page/smallPage';
import { escapeHtml } from '@/documents/email/html';
import { companySchema } from '@/domain/company/schema';
import { mailSchema } from '@/domain/mail/schema';
import { BY_CUSTOMER, MAIL_PURPOSE_LABELS, type ConsentEntry, type ConsentPurpose } from '@/domain/message/consent';
import { AppError } from '@/lib/appError';
import type { Deps } from '../platform/admin';
import { createdAudit } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import type { PageAnswer, PageRequest } from '../platform/definePage';
import { countCall } from '../platform/rateLimit';
import { suppressIn, suppressionsOf } from './suppressions';
import { readUnsubscribeToken, type UnsubscribeClaim } from './unsubscribeToken';

/** Per network: more than a household or an office's mail gateway needs. */
const CALLS_A_MINUTE = 60;

const page = (status: number, body: string): PageAnswer => ({
  status,
  headers: { ...SMALL_PAGE_HEADERS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
  body,
});

/**
 * Serves the unsubscribe link in e-mails. Viewing it changes nothing, because mail programs open links; its form, or a mail program's
 * button (`List-Unsubscribe=One-Click`, RFC 8058), acts immediately, repeatably, without an account.
 */
export async function answerUnsubscribe(deps: Deps, request: PageRequest): Promise<PageAnswer> {
  const { method, path, form, network } = request;
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') return page(405, 'GET and POST only');
  try {
    await countCall(deps, `unsubscribe_${network}`, CALLS_A_MINUTE);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'rate-limited') throw error;
    return page(429, smallPage({ title: 'Please try again in a minute', company: null, body: '' }));
  }
  const claim = await readUnsubscribeToken(deps, path.split('/').at(-1) ?? '');
  if (!claim)
    return page(
      404,
      smallPage({
        title: 'This link is not complete',
        company: null,
        body: '<p>Please open it from the e-mail once more, or answer the e-mail and say that you want no more of them.</p>',
      }),
    );
  const company = companySchema.parse((await companyRef(deps.db, claim.companyId).get()).data() ?? {});
  const shown = { name: company.name, primaryColor: company.branding.primaryColor };
  if (method !== 'POST') {
    const off = await suppressionsOf(deps, claim.companyId, claim.hash);
    const isOff = off.includes('all') || off.includes(claim.purpose);
    return page(200, isOff ? donePage(shown, off.includes('all') ? 'all' : claim.purpose) : askPage(claim, shown));
  }
  // Mail programs send their own value, the page's buttons theirs.
  const asked = form.get('what') ?? '';
  if (asked === 'back') {
    const off = await suppressionsOf(deps, claim.companyId, claim.hash);
    await note(deps, claim, { purpose: off.includes('all') ? 'all' : claim.purpose, isOff: false });
    return page(200, backPage(shown));
  }
  const purpose = asked === 'all' ? 'all' : claim.purpose;
  await note(deps, claim, { purpose, isOff: true });
  return page(200, donePage(shown, purpose));
}

type Shown = { name: string; primaryColor: string };
const button = (what: string, label: string, isMain = false): string =>
  `<form method="post"><input type="hidden" name="what" value="${what}"><button${isMain ? ' class="main"' : ''}>${label}</button></form>`;

const askPage = ({ purpose }: UnsubscribeClaim, company: Shown): string =>
  smallPage({
    title: 'Stop these e-mails?',
    company,
    body: `<p>${escapeHtml(company.name)} will send you no more ${MAIL_PURPOSE_LABELS[purpose]}. You will still get what you ordered or asked for, such as invoices and appointments.</p>${button('one', 'Unsubscribe', true)}${button('all', 'Stop all e-mails I did not ask for')}`,
  });

const donePage = (company: Shown, purpose: ConsentPurpose): string =>
  smallPage({
    title: 'You are unsubscribed',
    company,
    body: `<p>${escapeHtml(company.name)} will send you no more ${purpose === 'all' ? 'e-mails that you did not ask for' : MAIL_PURPOSE_LABELS[purpose]}. What you ordered or asked for, such as invoices and appointments, still comes.</p><p>Was that a mistake?</p>${button('back', 'Subscribe again')}`,
  });

const backPage = (company: Shown): string =>
  smallPage({
    title: 'You are subscribed again',
    company,
    body: `<p>${escapeHtml(company.name)} may ask you for reviews and write of offers again. Each of those e-mails has this link at its end.</p>`,
  });

/** Writes the list that outlives the customer, and the ledger with details: both or neither. */
async function note(
  deps: Deps,
  claim: UnsubscribeClaim,
  { purpose, isOff }: { purpose: ConsentPurpose; isOff: boolean },
): Promise<void> {
  const { companyId, sendId, hash } = claim;
  await deps.db.runTransaction(async (transaction) => {
    const mail = mailSchema.safeParse(
      (await transaction.get(inCompany(deps.db, companyId, 'mail').doc(sendId))).data(),
    ).data;
    const isNews = await suppressIn(deps, transaction, { companyId, hash, purpose, isOff });
    if (!isNews) return;
    const now = deps.now();
    const entry: ConsentEntry = {
      phone: '',
      email: mail?.to[0] ?? '',
      customerId: mail?.customerId ?? '',
      channel: 'email',
      purpose,
      state: isOff ? 'no' : 'yes',
      source: 'link',
      wording: '',
      evidence: mail ? `The link in “${mail.subject}”`.slice(0, 600) : 'The link in an e-mail',
      at: now,
      by: BY_CUSTOMER,
    };
    transaction.create(inCompany(deps.db, companyId, 'consents').doc(deps.newId()), {
      ...entry,
      ...createdAudit(BY_CUSTOMER, now),
    });
  });
}
