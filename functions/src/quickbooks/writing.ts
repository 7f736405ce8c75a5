import {
  remoteCustomerSchema,
  remoteDocumentSchema,
  REMOTE_DOCUMENTS,
  remoteTaxCents,
  remoteTotalCents,
  type RemoteDocument,
} from '@/domain/quickbooks/remote';
import { isVoided, markIn } from '@/domain/quickbooks/marks';
import type { QuickbooksLink } from '@/domain/quickbooks/setup';
import { canTakeBack, isFreed, sentBody, takeBackRequests, type WriteRequest } from '@/domain/quickbooks/takeBack';
import { QuickbooksError, kindOf, wordsOf } from './errors';
import { linkOf, writtenAs, type Outcome, type Writing } from './outcome';
import { attachPaper, detachPaper } from './papers';
import { findMarked, readDocument } from './reading';

const isDocument = (entity: string): boolean => (REMOTE_DOCUMENTS as readonly string[]).includes(entity);
const MISSING = 'Something that it names did not get to QuickBooks. Look at the dry run again.';
const EDITED = 'Someone changed it in QuickBooks after it was pushed. Nothing was done. Look at both sides first.';

/**
 * Carries out one write, and returns the outcome. @throws QuickbooksError or AppError for anything that affects all writes: waiting, or
 * an ended connection
 */
export async function carryOut(writing: Writing): Promise<Outcome> {
  const { push } = writing;
  try {
    if (push.op === 'link') return linkOnly(writing);
    if (push.op === 'take-back')
      return push.entity === 'Attachable' ? await detachPaper(writing) : await takeBack(writing);
    if (push.op === 'void') return await voidThere(writing);
    if (push.entity === 'Attachable') return await attachPaper(writing, bodyOf(writing));
    return await createOrUpdate(writing);
  } catch (error) {
    if (error instanceof MissingReference) return { state: 'failed', fault: MISSING };
    if (!(error instanceof QuickbooksError)) throw error;
    const kind = kindOf(error);
    if (kind === 'wait' || kind === 'pause') throw error;
    return { state: kind === 'conflict' ? 'conflict' : 'failed', fault: wordsOf(error) };
  }
}

class MissingReference extends Error {}

function bodyOf({ push, idOf }: Writing): ReturnType<typeof sentBody> {
  return sentBody(push.body, (key) => {
    const id = idOf(key);
    if (id === '') throw new MissingReference(key);
    return id;
  });
}

async function send({ ask, id }: Writing, { entity, body, query = {}, suffix = '' }: WriteRequest): Promise<unknown> {
  const answer = await ask({ path: entity.toLowerCase(), method: 'POST', query, body, requestId: `fw-${id}${suffix}` });
  return answer[entity];
}

async function createOrUpdate(writing: Writing): Promise<Outcome> {
  const { push, ask } = writing;
  const body = bodyOf(writing);
  const findLost = () =>
    findMarked(ask, push.entity, push.on, (document) => markIn(document) === push.key && !isVoided(document));
  // How long QuickBooks remembers a request id is unknown: if a document's response was lost, it is searched for before resending.
  if (push.op === 'create' && push.attempts > 0 && isDocument(push.entity)) {
    const lost = await findLost();
    if (lost) return settledAs(writing, lost);
  }
  const which = push.op === 'update' ? await freshVersion(writing) : {};
  if (which === null) return { state: 'conflict', fault: EDITED };
  try {
    const answer = await send(writing, { entity: push.entity, body: { ...body, ...which } });
    return written(writing, answer);
  } catch (error) {
    if (!(error instanceof QuickbooksError) || kindOf(error) !== 'number') throw error;
    const lost = await findLost();
    if (lost) return settledAs(writing, lost);
    throw error;
  }
}

/** Reads the version to change; null if someone has changed the amount since we wrote it. */
async function freshVersion({
  ask,
  push,
  link,
}: Writing): Promise<{ Id: string; SyncToken: string; sparse: true } | null> {
  if (!isDocument(push.entity)) {
    const answer = await ask({ path: `${push.entity.toLowerCase()}/${push.remoteId}` });
    const { Id, SyncToken } = remoteCustomerSchema.parse(answer[push.entity]);
    return { Id, SyncToken, sparse: true };
  }
  const there = await readDocument(ask, push.entity, push.remoteId);
  if (link && remoteTotalCents(push.entity, there) !== link.totalCents) return null;
  return { Id: there.Id, SyncToken: there.SyncToken, sparse: true };
}

function written(writing: Writing, answer: unknown): Outcome {
  if (isDocument(writing.push.entity)) return settledAs(writing, remoteDocumentSchema.parse(answer));
  return writtenAs(writing, remoteCustomerSchema.parse(answer));
}

/** Compares QuickBooks' version of a document with ours, in cents: differences are always reported. */
function settledAs(writing: Writing, document: RemoteDocument): Outcome {
  const { push } = writing;
  const totalCents = remoteTotalCents(push.entity, document);
  const taxCents = remoteTaxCents(document);
  const isTaxSame = taxCents === (push.oursTaxCents ?? 0);
  const isSame = push.oursCents === null || (totalCents === push.oursCents && isTaxSame);
  const note = isSame ? '' : isTaxSame ? 'QuickBooks came to another amount.' : 'QuickBooks came to another tax.';
  const state = isSame ? 'linked' : 'differs';
  const link: QuickbooksLink = {
    ...linkOf(writing),
    state,
    remoteId: document.Id,
    syncToken: document.SyncToken,
    totalCents,
    taxCents,
    note,
  };
  return { link, theirsCents: totalCents, theirsTaxCents: taxCents, note };
}

/** Links something that already exists there: nothing is sent. */
function linkOnly({ push, link, now }: Writing): Outcome {
  const totalCents = push.theirsCents ?? 0;
  const isSame = push.oursCents === null || push.oursCents === totalCents;
  return {
    link: {
      key: push.key,
      entity: push.entity,
      state: isSame ? 'linked' : 'differs',
      remoteId: push.remoteId,
      syncToken: push.syncToken,
      decision: link?.decision ?? '',
      label: push.label,
      on: push.on,
      totalCents,
      taxCents: push.theirsTaxCents ?? 0,
      sentHash: push.sentHash,
      isOurs: push.sentHash !== '' && canTakeBack(push.entity),
      note: '',
      at: now,
    },
    theirsCents: push.theirsCents,
    theirsTaxCents: push.theirsTaxCents,
    note: '',
  };
}

/** Voids an invoice in QuickBooks that was voided here. */
async function voidThere(writing: Writing): Promise<Outcome> {
  const { push, ask, link } = writing;
  const there = await readDocument(ask, push.entity, push.remoteId);
  if (link && remoteTotalCents(push.entity, there) !== link.totalCents) return { state: 'conflict', fault: EDITED };
  const answer = await send(writing, {
    entity: push.entity,
    body: { Id: there.Id, SyncToken: there.SyncToken },
    query: { operation: 'void' },
  });
  const { Id, SyncToken } = remoteDocumentSchema.parse(answer);
  if (!link) return { state: 'failed', fault: MISSING };
  return {
    link: { ...link, state: 'void', remoteId: Id, syncToken: SyncToken, totalCents: 0, taxCents: 0 },
    theirsCents: 0,
    theirsTaxCents: 0,
    note: '',
  };
}

/** Undoes what we wrote, unless someone has changed it since; if it was only linked, removes the link. */
async function takeBack(writing: Writing): Promise<Outcome> {
  const { push, ask, link, today } = writing;
  const gone: Outcome = { link: null, theirsCents: 0, theirsTaxCents: 0, note: '' };
  if (!link?.isOurs || !canTakeBack(push.entity)) return gone;
  const there = await readDocument(ask, push.entity, link.remoteId).catch((error: unknown) => {
    if (error instanceof QuickbooksError && error.code === '610') return null;
    throw error;
  });
  // Already deleted there: nothing left to undo.
  if (!there) return gone;
  // Already void, possibly from a first try whose response was lost.
  if (isVoided(there)) return gone;
  if (remoteTotalCents(push.entity, there) !== link.totalCents) return { state: 'conflict', fault: EDITED };
  const which = {
    remoteId: there.Id,
    syncToken: there.SyncToken,
    docNumber: isFreed(there.DocNumber) ? '' : there.DocNumber,
  };
  for (const request of takeBackRequests(push.entity, push.key, which, { body: bodyOf(writing), on: today }))
    await send(writing, request);
  return gone;
}
