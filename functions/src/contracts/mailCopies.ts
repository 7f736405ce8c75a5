import type { Transaction } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { copyLetter } from '@/domain/contract/record/letters';
import { paragraphs } from '@/domain/mail/letter';
import type { Deliver } from '../mail/client';
import { isDoneWith } from '../mail/nextTry';
import type { Deps } from '../platform/admin';
import { storeLink } from './links';
import { mailed, signedPaper, type LinkLetter, type SignedPaper } from './mailLinks';
import { openContract, openVersion } from './records';
import { settleLetters } from './settleLetters';

type Which = { companyId: string; contractId: string; orderId: string };

/**
 * E-mails every signer a link to their copy once all have signed: a buyer's right-to-cancel period starts when they receive it. A rerun
 * e-mails those whose copy certainly wasn't sent.
 */
export async function mailCopies(deps: Deps, which: Which, deliver?: Deliver): Promise<void> {
  const { companyId, contractId, orderId } = which;
  const open = async (transaction: Transaction) => {
    const opened = await openContract(deps, transaction, companyId, { contractId, orderId });
    return { ...opened, version: await openVersion(deps, transaction, opened) };
  };
  const seen = await deps.db.runTransaction((transaction) => open(transaction), { readOnly: true });
  const done = new Set<string>();
  for (const { partyId } of seen.version.signers)
    if (await isDoneWith(deps, { companyId, sendId: copyLetter(seen.version, { partyId }) })) done.add(partyId);
  const prepared = await deps.db.runTransaction(async (transaction) => {
    const opened = await open(transaction);
    const { version } = opened;
    const letters: LinkLetter[] = [];
    for (const { partyId, name, email } of version.signers) {
      if (email === '' || done.has(partyId)) continue;
      const token = await storeLink(deps, transaction, companyId, version, partyId);
      letters.push({ partyId, name, email, token, sendId: copyLetter(version, { partyId }) });
    }
    return { ...opened, letters, uid: '', what: 'copy' };
  });
  const { company, version } = prepared;
  await mailed(deps, prepared, ({ name }) => letterOf(signedPaper(prepared, version), company, name), deliver);
  await settleLetters(deps, companyId, version);
}

const letterOf = ({ noun, title, number }: SignedPaper, { name: company }: CompanyFields, name: string) => ({
  subject: `Signed: ${noun} ${number} with ${company}`,
  message: paragraphs(
    `Hi ${name},`,
    `Everyone has signed “${title}”. Your copy with the certificate of all signatures is under the link: download it and keep it.`,
    `Thank you,\n${company}`,
  ),
  linkLabel: 'Open your copy',
});
