import { error as logError } from 'firebase-functions/logger';
import type { CompanyFields } from '@/domain/company/schema';
import type { Contract } from '@/domain/contract/record/schema';
import { linked, signersToAsk, type SigningAct } from '@/domain/contract/record/signing';
import type { ContractVersion } from '@/domain/contract/record/version';
import { paragraphs } from '@/domain/mail/letter';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import { replyAddress } from '../mail/replyAddress';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import { storeLink } from './links';
import { openContract, openVersion, storeVersion, type OpenedContract } from './records';

type Asking = { companyId: string; contractId: string; orderId: string; act: SigningAct; isReminder: boolean };
type Letter = { partyId: string; name: string; email: string; token: string };

/** Nobody is reminded twice within so many hours. */
const REMINDER_PAUSE_MS = 20 * 60 * 60 * 1000;

const askedNow = (version: ContractVersion, isReminder: boolean, now: string) =>
  signersToAsk(version).filter(({ email, state, remindedAt, linkSentAt }) => {
    if (email === '') return false;
    if (!isReminder) return state === 'waiting';
    const last = remindedAt.at(-1) ?? linkSentAt;
    return last === '' || Date.parse(now) - Date.parse(last) >= REMINDER_PAUSE_MS;
  });

/**
 * Mails a link to each signer whose turn it is: to those who were not asked yet, or as a reminder. The link is stored before its mail goes
 * out; a mail that does not go out leaves a link that can be given out by hand. Gives how many were mailed.
 */
export async function mailLinks(
  deps: Deps,
  { companyId, contractId, orderId, act, isReminder }: Asking,
): Promise<number> {
  const prepared = await deps.db.runTransaction(async (transaction) => {
    const opened = await openContract(deps, transaction, companyId, { contractId, orderId });
    let version = await openVersion(deps, transaction, opened);
    if (version.state !== 'out') return null;
    const letters: Letter[] = [];
    for (const { partyId, name, email } of askedNow(version, isReminder, opened.now)) {
      version = await linked(version, partyId, { text: 'Made to be e-mailed', isOnly: false, isReminder }, act);
      letters.push({ partyId, name, email, token: await storeLink(deps, transaction, companyId, version, partyId) });
    }
    if (letters.length > 0) storeVersion(deps, transaction, opened, { version, isNew: false, by: act.byUid });
    return { ...opened, version, letters, uid: act.byUid, what: 'signer' };
  });
  if (!prepared) return 0;
  return mailed(deps, prepared, (letter) => ({
    sendId: `sign-${orderId || contractId}-v${prepared.version.version}-${letter.partyId}-${Date.parse(act.now)}`,
    letter: letterOf(signedPaper(prepared, prepared.version), prepared.company, letter.name, isReminder),
  }));
}

type Prepared = {
  companyId: string;
  contract: Contract & { id: string };
  company: CompanyFields;
  letters: readonly Letter[];
  /** The member who sends; '' = nobody in particular. */
  uid: string;
  /** What the log calls a letter that was not mailed. */
  what: string;
};

/** Mails each letter with its link, and gives how many went out: the links are stored, and work without their mail. */
async function mailed(
  deps: Deps,
  { companyId, contract, company, letters, uid, what }: Prepared,
  written: (letter: Letter) => { sendId: string; letter: ReturnType<typeof letterOf> },
): Promise<number> {
  if (letters.length === 0) return 0;
  const contractId = contract.id;
  const replyTo = await replyAddress(deps, { companyId, email: company.email, uid });
  let count = 0;
  for (const letter of letters)
    await tell({ companyId, contractId, whom: 'signer' }, async () => {
      await sendLetter(deps, {
        companyId,
        company,
        about: { subjectType: 'contract', subjectId: contractId, customerId: contract.customerId },
        to: letter.email,
        replyTo,
        ...written(letter),
        link: `${appUrl('')}${paths.contractSign(letter.token)}`,
      });
      count += 1;
    }).catch((cause: unknown) => logError(`${what} not mailed`, { companyId, contractId, cause: String(cause) }));
  return count;
}

type SignedPaper = { noun: string; title: string; number: string; version: number };

/** What a letter calls what is signed. */
const signedPaper = (
  { contract, order }: Pick<OpenedContract, 'contract' | 'order'>,
  version: ContractVersion,
): SignedPaper => ({
  noun: order ? 'change order' : 'contract',
  title: order ? order.order.title : contract.title,
  number: version.number,
  version: version.version,
});

const letterOf = (
  { noun, title, number, version }: SignedPaper,
  { name: company }: CompanyFields,
  name: string,
  isReminder: boolean,
) => ({
  subject: `${isReminder ? 'Reminder: please sign' : 'Please sign'} ${noun} ${number} with ${company}`,
  message: paragraphs(
    `Hi ${name},`,
    `${isReminder ? `The ${noun}` : `Here is the ${noun}`} “${title}” ${isReminder ? 'still waits for your signature' : 'for you to read and sign'}.`,
    version > 1 ? 'It replaces earlier versions; what was signed on those is void.' : '',
    'The link is yours alone: do not forward it. If something is not right, you can decline on the page and say why, or reply to this e-mail.',
    `Thank you,\n${company}`,
  ),
  linkLabel: 'Read and sign',
});

/** Everybody who signed gets a link to their copy once all have: the days of a right to cancel begin when the buyer has it. */
export async function mailCopies(
  deps: Deps,
  { companyId, contractId, orderId }: { companyId: string; contractId: string; orderId: string },
): Promise<void> {
  const prepared = await deps.db.runTransaction(async (transaction) => {
    const opened = await openContract(deps, transaction, companyId, { contractId, orderId });
    const version = await openVersion(deps, transaction, opened);
    const letters: Letter[] = [];
    for (const { partyId, name, email } of version.signers)
      if (email !== '')
        letters.push({ partyId, name, email, token: await storeLink(deps, transaction, companyId, version, partyId) });
    return { ...opened, version, letters, uid: '', what: 'copy' };
  });
  const { company, version } = prepared;
  await mailed(deps, prepared, ({ partyId, name }) => ({
    sendId: `signed-${orderId || contractId}-v${version.version}-${partyId}`,
    letter: copyLetter(signedPaper(prepared, version), company, name),
  }));
}

const copyLetter = ({ noun, title, number }: SignedPaper, { name: company }: CompanyFields, name: string) => ({
  subject: `Signed: ${noun} ${number} with ${company}`,
  message: paragraphs(
    `Hi ${name},`,
    `Everyone has signed “${title}”. Your copy with the certificate of all signatures is under the link: download it and keep it.`,
    `Thank you,\n${company}`,
  ),
  linkLabel: 'Open your copy',
});
