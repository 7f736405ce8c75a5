import { error as logError } from 'firebase-functions/logger';
import type { CompanyFields } from '@/domain/company/schema';
import { askingLetter, hasLinkByHand, lettersUnderWay, MAILED } from '@/domain/contract/record/letters';
import { isReminderDue, REMINDER_PAUSE_HOURS } from '@/domain/contract/record/reminders';
import type { Contract } from '@/domain/contract/record/schema';
import { linked, signersToAsk, signerOf, type SigningAct } from '@/domain/contract/record/signing';
import type { ContractVersion } from '@/domain/contract/record/version';
import { paragraphs } from '@/domain/mail/letter';
import { paths } from '@/lib/paths';
import type { Deps } from '../platform/admin';
import { appUrl } from '../platform/config';
import type { Deliver } from '../mail/client';
import { replyAddress } from '../mail/replyAddress';
import { sendLetter } from '../mail/sendLetter';
import { tell } from '../mail/tell';
import { storeLink } from './links';
import { openContract, openVersion, storeVersion, type OpenedContract } from './records';
import { settleLetters } from './settleLetters';

type Asking = {
  companyId: string;
  contractId: string;
  orderId: string;
  act: SigningAct;
  isReminder: boolean;
  /** An automatic reminder to the signers among these whose reminder day has come. */
  automatic?: ReadonlySet<string>;
  /** Signers whose letter certainly wasn't sent: it is sent again, with a new link. */
  lost?: ReadonlySet<string>;
};
/** `sendId`: the same on every retry. */
export type LinkLetter = {
  partyId: string;
  name: string;
  email: string;
  token: string;
  sendId: string;
  isReminder?: boolean;
};

const REMINDER_PAUSE_MS = REMINDER_PAUSE_HOURS * 60 * 60 * 1000;

const askedNow = (version: ContractVersion, asking: Asking, { now, company, contract }: OpenedContract) =>
  signersToAsk(version).filter((signer) => {
    const { partyId, email, state, remindedAt, linkSentAt } = signer;
    if (email === '') return false;
    if (!asking.isReminder) return state === 'waiting' || (asking.lost?.has(partyId) ?? false);
    const { timeZone } = company;
    if (asking.automatic)
      return asking.automatic.has(partyId) && isReminderDue({ version, contract, timeZone, now }, signer);
    const last = remindedAt.at(-1) ?? linkSentAt;
    return last === '' || Date.parse(now) - Date.parse(last) >= REMINDER_PAUSE_MS;
  });

/**
 * E-mails a link to each signer whose turn it is: those not asked yet, or as a reminder. The link is stored before its mail is sent; if
 * sending fails, the link can be shared manually, and the letter is sent again with a new one (`lostLetters`). Returns how many were
 * sent.
 */
export async function mailLinks(deps: Deps, asking: Asking, deliver?: Deliver): Promise<number> {
  const { companyId, contractId, orderId, act, isReminder } = asking;
  const prepared = await deps.db.runTransaction(async (transaction) => {
    const opened = await openContract(deps, transaction, companyId, { contractId, orderId });
    let version = await openVersion(deps, transaction, opened);
    if (version.state !== 'out') return null;
    const letters: LinkLetter[] = [];
    const underWay = new Map(lettersUnderWay(version).map((signer) => [signer.partyId, signer]));
    for (const { partyId, name, email } of askedNow(version, asking, opened)) {
      const earlier = underWay.get(partyId);
      // No one has a lost letter's link, and no one should find it either.
      const isOnly = !isReminder && earlier !== undefined && !hasLinkByHand(version, earlier);
      version = await linked(version, partyId, { text: MAILED, isOnly, isReminder, isMailed: true }, act);
      const token = await storeLink(deps, transaction, companyId, version, partyId);
      const asked = signerOf(version, partyId);
      letters.push({
        ...{ partyId, name, email, token },
        sendId: askingLetter(version, asked),
        // A lost reminder is resent as a reminder.
        isReminder: asked.remindedAt.at(-1) === asked.letterAt,
      });
    }
    version = { ...version, lettersSince: letters.length > 0 ? act.now : version.lettersSince };
    if (letters.length > 0) storeVersion(deps, transaction, opened, { version, isNew: false, by: act.byUid });
    return { ...opened, version, letters, uid: act.byUid, what: 'signer' };
  });
  if (!prepared) return 0;
  const { version, company } = prepared;
  const count = await mailed(
    deps,
    prepared,
    (letter) => letterOf(signedPaper(prepared, version), company, letter.name, letter.isReminder === true),
    deliver,
  );
  await settleLetters(deps, companyId, version);
  return count;
}

type Prepared = {
  companyId: string;
  contract: Contract & { id: string };
  company: CompanyFields;
  letters: readonly LinkLetter[];
  /** Uid of the sending member; '' = automatic. */
  uid: string;
  /** Name for an unsent letter in the log. */
  what: string;
};

/** E-mails each letter with its link, and returns how many were sent: the links are stored, and work without their mail. */
export async function mailed(
  deps: Deps,
  { companyId, contract, company, letters, uid, what }: Prepared,
  written: (letter: LinkLetter) => ReturnType<typeof letterOf>,
  deliver?: Deliver,
): Promise<number> {
  if (letters.length === 0) return 0;
  const contractId = contract.id;
  const replyTo = await replyAddress(deps, { companyId, email: company.email, uid });
  let count = 0;
  for (const letter of letters)
    await tell({ companyId, contractId, whom: 'signer' }, async () => {
      await sendLetter(
        deps,
        {
          companyId,
          company,
          about: { subjectType: 'contract', subjectId: contractId, customerId: contract.customerId },
          to: letter.email,
          replyTo,
          sendId: letter.sendId,
          letter: written(letter),
          link: `${appUrl('')}${paths.contractSign(letter.token)}`,
        },
        deliver,
      );
      count += 1;
    }).catch((cause: unknown) => logError(`${what} not mailed`, { companyId, contractId, cause: String(cause) }));
  return count;
}

export type SignedPaper = { noun: string; title: string; number: string; version: number };

/** Returns what a letter calls the signed document. */
export const signedPaper = (
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
