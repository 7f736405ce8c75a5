import type { DocumentReference } from 'firebase-admin/firestore';
import {
  answerProposal as answerContract,
  undoProposal as undoContract,
  type StoredProposal,
} from '@/domain/assistant/api';
import {
  PROPOSAL_FIELDS,
  proposalSchema,
  type Proposal,
  type ProposalFields,
  type ProposalKind,
} from '@/domain/assistant/proposal';
import { AppError } from '@/lib/appError';
import { MAIL_SECRETS } from '../mail/config';
import { member, type Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { updatedStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { invalidInput, notFound } from '../platform/errors';
import { TEXT_SECRETS } from '../twilio/config';
import { Outdated, type Done } from './proposalRecords';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';
import { cutText } from '@/lib/cutText';

type Answer = { proposalId: string; answer: 'accept' | 'drop'; hash: string; fields: string };

/** Accepts the yes or no of the person a proposal was made for. */
export const answerProposal = defineCallable(
  answerContract,
  {
    access: member({ feature: 'aiAssistant', requiresVerifiedEmail: true }),
    rateLimit: { perMinute: 60, perNetwork: 180 },
    secrets: [...MAIL_SECRETS, ...TEXT_SECRETS],
  },
  async (deps, input, caller) => ({ proposal: await answer(deps, caller, input) }),
);

export const undoProposal = defineCallable(
  undoContract,
  { access: member({ feature: 'aiAssistant' }), rateLimit: { perMinute: 60 } },
  async (deps, { proposalId }, caller) => {
    const ref = refOf(deps, caller, proposalId);
    const { takeBack } = await import('./takeBack');
    const proposal = await deps.db.runTransaction(async (transaction) => {
      const stored = ownProposal((await transaction.get(ref)).data(), caller);
      if (stored.state === 'undone') return stored;
      if (!stored.canUndo || (stored.state !== 'accepted' && stored.state !== 'edited'))
        throw new AppError({ code: 'failed-precondition', userMessage: 'This cannot be taken back.' });
      await takeBack({ deps, member: caller, transaction, proposal: stored });
      const changes = { state: 'undone', canUndo: false } as const;
      transaction.update(ref, { ...changes, ...updatedStamp(caller.uid, deps.now()) });
      return { ...stored, ...changes };
    });
    return { proposal: { ...proposal, id: proposalId } };
  },
);

const refOf = ({ db }: Deps, { companyId }: Member, id: string): DocumentReference =>
  inCompany(db, companyId, 'aiProposals').doc(id);

/** Never reveals that someone else's proposal exists. */
function ownProposal(data: Record<string, unknown> | undefined, { uid }: Member): Proposal {
  const proposal = proposalSchema.safeParse(data).data;
  if (proposal?.ownerUid !== uid) throw notFound('Proposal');
  return proposal;
}

const answeredOtherwise = (): AppError =>
  new AppError({ code: 'conflict', userMessage: 'This was answered already, perhaps in another tab.' });

/** @see answerProposal */
export async function answer(
  deps: Deps,
  caller: Member & { origin: string },
  { proposalId, answer: given, hash, fields: json }: Answer,
): Promise<StoredProposal> {
  const ref = refOf(deps, caller, proposalId);
  const first = ownProposal((await ref.get()).data(), caller);
  if (given === 'drop') return { ...(await drop(deps, caller, ref)), id: proposalId };
  if (first.state === 'accepted' || first.state === 'edited') return { ...first, id: proposalId };
  assertOpen(first, hash);
  const fields = fieldsOf(first.kind, json === '' ? first.after : json);
  const isEdited = json !== '' && JSON.stringify(fields) !== JSON.stringify(fieldsOf(first.kind, first.after));
  try {
    if (first.kind === 'message')
      return { ...(await send(deps, caller, { ref, proposal: first, fields, isEdited })), id: proposalId };
    const { kind } = first;
    // Loads the code that creates jobs, estimates and day plans, which the assistant's other functions don't need.
    const { carryOut } = await import('./carryOut');
    const done = await deps.db.runTransaction(async (transaction) => {
      // Read again within the transaction: of two clicks, the second finds it answered.
      const proposal = ownProposal((await transaction.get(ref)).data(), caller);
      if (proposal.state === 'accepted' || proposal.state === 'edited') return proposal;
      assertOpen(proposal, hash);
      const result = await carryOut({ deps, member: caller, transaction, proposal }, kind, fields);
      const changes = accepted(deps, result, { isEdited, canUndo: true });
      transaction.update(ref, { ...changes, ...updatedStamp(caller.uid, deps.now()) });
      return { ...proposal, ...changes };
    });
    return { ...done, id: proposalId };
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    return { ...(await outdate(deps, caller, ref, error.message)), id: proposalId };
  }
}

function assertOpen({ state, hash }: Proposal, shown: string): void {
  if (state !== 'open') throw answeredOtherwise();
  if (hash !== shown)
    throw new AppError({ code: 'conflict', userMessage: 'This is not what was shown. Look at it again, please.' });
}

/** Parses the fields that a yes writes, with the kind's schema. @throws AppError `invalid` with the field */
function fieldsOf<Kind extends ProposalKind>(kind: Kind, json: string): ProposalFields<Kind> {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    throw new AppError({ code: 'invalid', userMessage: 'The changed proposal cannot be read.' });
  }
  const read = PROPOSAL_FIELDS[kind].safeParse(raw);
  if (!read.success) throw invalidInput(read.error);
  return read.data as ProposalFields<Kind>;
}

const accepted = (
  { now }: Deps,
  { collection, id, revision }: Done,
  { isEdited, canUndo }: { isEdited: boolean; canUndo: boolean },
) => ({
  state: isEdited ? ('edited' as const) : ('accepted' as const),
  answeredAt: now(),
  resultCollection: collection,
  resultId: id,
  resultRevision: revision,
  canUndo,
});

async function drop(deps: Deps, caller: Member, ref: DocumentReference): Promise<Proposal> {
  return deps.db.runTransaction(async (transaction) => {
    const proposal = ownProposal((await transaction.get(ref)).data(), caller);
    if (proposal.state === 'dropped') return proposal;
    if (proposal.state !== 'open' && proposal.state !== 'outdated') throw answeredOtherwise();
    const changes = { state: 'dropped', answeredAt: deps.now() } as const;
    transaction.update(ref, { ...changes, ...updatedStamp(caller.uid, deps.now()) });
    return { ...proposal, ...changes };
  });
}

async function outdate(deps: Deps, caller: Member, ref: DocumentReference, note: string): Promise<Proposal> {
  return deps.db.runTransaction(async (transaction) => {
    const proposal = ownProposal((await transaction.get(ref)).data(), caller);
    if (proposal.state !== 'open') return proposal;
    const changes = { state: 'outdated', note: cutText(note, 300), answeredAt: deps.now() } as const;
    transaction.update(ref, { ...changes, ...updatedStamp(caller.uid, deps.now()) });
    return { ...proposal, ...changes };
  });
}

type Sending = { ref: DocumentReference; proposal: Proposal; fields: unknown; isEdited: boolean };

/** Sends a message with the screens' own code. Its id is the proposal's, so repeated confirmations send it once. */
async function send(
  deps: Deps,
  caller: Member & { origin: string },
  { ref, proposal, fields, isEdited }: Sending,
): Promise<Proposal> {
  const { visitId, about, channel, subject, message } = fields as ProposalFields<'message'>;
  if (channel !== fieldsOf('message', proposal.after).channel)
    throw new AppError({ code: 'invalid', userMessage: 'To send it another way, ask for a new message.' });
  if (visitId !== proposal.target.id) throw new Outdated('The message is about another visit.');
  const stored = (await inCompany(deps.db, caller.companyId, 'schedule').doc(visitId).get()).data();
  const visit = scheduleEntrySchema.safeParse(stored).data;
  if (!visit) throw new Outdated('The visit was deleted meanwhile.');
  if (stored?.['revision'] !== proposal.target.revision)
    throw new Outdated('The visit has changed since this was written. What it says may no longer be true.');
  const readChannel = (await inCompany(deps.db, caller.companyId, 'customers').doc(visit.customerId).get()).get(
    channel === 'sms' ? 'phone' : 'email',
  ) as unknown;
  // It goes only to the number or address that the person saw, even if they edited the text.
  if (typeof readChannel !== 'string' || !proposal.recipient.endsWith(`, ${readChannel}`))
    throw new Outdated('The customer’s number or address has changed since.');
  const { tellCustomer } = await import('../messages/sendVisitMessage');
  await tellCustomer(deps, { visitId, kind: about, channel, sendId: ref.id, subject, message }, caller);
  const changes = accepted(deps, { collection: 'schedule', id: visitId, revision: '' }, { isEdited, canUndo: false });
  await ref.update({ ...changes, ...updatedStamp(caller.uid, deps.now()) });
  return { ...proposal, ...changes };
}
