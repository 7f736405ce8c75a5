import { BOOK_KIND_LABELS, BOOK_KINDS, type BookDocument } from './books';
import { faultsOf, isPushed } from './faults';
import { contextOf, fingerprint, type PlanInput, type PlannedRow } from './plan';
import { isVoided } from './marks';
import { planPapers } from './planPapers';
import { planParties } from './planParties';
import { blockDependents, planItems } from './planItems';
import { remoteTaxCents, remoteTotalCents, type RemoteDocument } from './remote';
import { indexRemote, looseKey, type RemoteIndex } from './remoteIndex';
import type { QuickbooksLink } from './setup';
import { taxAtQuickbooks } from './tax';
import { partyKeyOf, wireOf, type WireDocument } from './wire';

/** The order of sending: what others refer to comes first. */
const ORDER = [
  'customer',
  'property',
  'item',
  'invoice',
  'credit',
  'write-off',
  'refund',
  'payment',
  'apply',
  'tip',
  'payout',
  'deferral',
  'retainage',
  'paper',
];
const orderOf = ({ key }: { key: string }): number => ORDER.indexOf(key.slice(0, key.indexOf(':')));

/**
 * Plans everything that QuickBooks would get, change or keep, compared with what it has. Nothing is written. Rows come in the order of
 * sending.
 */
export function planBooks(input: PlanInput): PlannedRow[] {
  const { documents, setup, links } = input;
  const { startOn, directions, mapping } = setup;
  const kept = documents.filter(
    (document) => startOn !== '' && document.on >= startOn && isPushed(document, directions),
  );
  const inScope = new Set(kept.map(({ key }) => key));
  const isThere = (key: string): boolean => inScope.has(key) || (links.get(key)?.remoteId ?? '') !== '';
  const scoped = kept.map((document) => withinScope(document, isThere));

  const index = indexRemote(input);
  const rows = [...scoped.flatMap((document) => planDocument(document, input, index)), ...undoneHere(input, index)];
  const going = rows.filter(({ op }) => op === 'create' || op === 'update' || op === 'link' || op === 'blocked');
  const goingKeys = new Set(going.map(({ key }) => key.replace(/^apply:/, '')));
  const needed = new Set(
    scoped
      .filter(({ key, customerId }) => goingKeys.has(key) && customerId !== '')
      .map((document) => partyKeyOf(document, mapping)),
  );
  // Linked customers follow our records, whether or not a document is on its way.
  for (const [key, { isOurs, entity }] of links) if (entity === 'Customer' && isOurs) needed.add(key);
  const parties = planParties(needed, input);
  const items = planItems(scoped, goingKeys, input);
  const all = [...parties, ...items, ...rows, ...planPapers(scoped, rows, input)].toSorted(
    (a, b) => orderOf(a) - orderOf(b) || a.on.localeCompare(b.on) || a.key.localeCompare(b.key),
  );
  return blockDependents(all, links);
}

/** A payment on an invoice that isn't kept in QuickBooks stays unapplied there. */
function withinScope(document: BookDocument, isThere: (key: string) => boolean): BookDocument {
  const applies = document.applies.filter(({ key }) => isThere(key));
  return applies.length === document.applies.length ? document : { ...document, applies };
}

const kindOf = (key: string): string => {
  const kind = BOOK_KINDS.find((one) => key.startsWith(`${one}:`));
  return kind === undefined ? 'Document' : BOOK_KIND_LABELS[kind];
};

/**
 * Returns what we wrote but no longer have ourselves: a write-off that was undone, a refund that the bank returned. It is reverted in the
 * history.
 */
function undoneHere({ documents, links, setup: { startOn } }: PlanInput, { byId }: RemoteIndex): PlannedRow[] {
  const ours = new Set(documents.map(({ key }) => key));
  return [...links.values()].flatMap((link): PlannedRow[] => {
    const remote = byId.get(`${link.entity}/${link.remoteId}`);
    const isGone =
      ours.has(link.key) || link.key.startsWith('apply:') || !link.isOurs || startOn === '' || link.on < startOn;
    if (isGone || !remote || isVoided(remote)) return [];
    return [
      {
        key: link.key,
        entity: link.entity as PlannedRow['entity'],
        kind: kindOf(link.key),
        label: link.label,
        on: link.on,
        op: 'blocked',
        reason: 'It was undone here but is still in QuickBooks. Undo that push in the history.',
        oursCents: 0,
        theirsCents: remoteTotalCents(link.entity, remote),
        oursTaxCents: 0,
        theirsTaxCents: remoteTaxCents(remote),
        remoteId: link.remoteId,
        choices: [],
        body: null,
        sentHash: '',
        syncToken: remote.SyncToken,
      },
    ];
  });
}

function planDocument(document: BookDocument, input: PlanInput, index: RemoteIndex): PlannedRow[] {
  const context = contextOf(input);
  const faults = faultsOf(document, context);
  const expectedTaxCents = taxAtQuickbooks(document, context, input.lists);
  return wireOf(document, context).map((wire) => {
    const isMain = wire.key === document.key;
    const base: PlannedRow = {
      key: wire.key,
      entity: wire.entity,
      kind: isMain ? BOOK_KIND_LABELS[document.kind] : 'Applying a credit',
      label: [BOOK_KIND_LABELS[document.kind], document.number, document.customerName && `· ${document.customerName}`]
        .filter(Boolean)
        .join(' '),
      on: document.on,
      op: 'create',
      reason: '',
      oursCents: isMain ? document.totalCents : 0,
      theirsCents:
        expectedTaxCents === null ? null : isMain ? document.totalCents - document.taxCents + expectedTaxCents : 0,
      oursTaxCents: isMain ? document.taxCents : 0,
      theirsTaxCents: isMain ? expectedTaxCents : 0,
      remoteId: '',
      choices: [],
      body: wire.body,
      sentHash: fingerprint(wire.body),
      syncToken: '',
    };
    const link = input.links.get(wire.key);
    if (link && link.remoteId !== '') return linkedRow(base, document, { link, index, faults });
    return newRow(base, { document, wire, link, index, faults, input });
  });
}

type Linked = { link: QuickbooksLink; index: RemoteIndex; faults: string[] };

function linkedRow(base: PlannedRow, document: BookDocument, { link, index, faults }: Linked): PlannedRow {
  const remote = index.byId.get(`${link.entity}/${link.remoteId}`);
  const row = { ...base, remoteId: link.remoteId };
  if (!remote)
    return {
      ...row,
      op: 'blocked',
      theirsCents: null,
      theirsTaxCents: null,
      body: null,
      reason:
        'It is no longer in QuickBooks, or its date was changed there. Look there, then take the link off or leave it.',
    };
  const theirs = {
    theirsCents: remoteTotalCents(link.entity, remote),
    theirsTaxCents: remoteTaxCents(remote),
    syncToken: remote.SyncToken,
  };
  const isVoidThere = link.state === 'void' || isVoided(remote);
  if (document.isVoid) {
    if (isVoidThere) return { ...row, ...theirs, op: 'leave', oursCents: 0, reason: 'Void on both sides.' };
    if (faults.length > 0) return { ...row, ...theirs, op: 'blocked', reason: faults.join(' ') };
    return { ...row, ...theirs, op: 'void', oursCents: 0, reason: 'It was voided here.' };
  }
  if (isVoidThere)
    return {
      ...row,
      ...theirs,
      op: 'blocked',
      body: null,
      reason:
        'It was voided in QuickBooks, but not here. Void or credit it here, or take the link off to push it again.',
    };
  const wasEdited = theirs.theirsCents !== link.totalCents || theirs.theirsTaxCents !== link.taxCents;
  const hasChangedHere = link.isOurs && link.sentHash !== base.sentHash;
  if (wasEdited)
    return {
      ...row,
      ...theirs,
      op: 'blocked',
      body: null,
      reason:
        'Someone changed its amount in QuickBooks after it was pushed. Change it back there, or correct it here with a credit note.',
    };
  const isFollowed = base.entity === 'Payment' || document.adjustment !== null;
  if (!hasChangedHere || !isFollowed)
    return {
      ...row,
      ...theirs,
      op: 'leave',
      reason: theirs.theirsCents === base.oursCents ? '' : 'The amounts differ. The reconciliation says why.',
    };
  if (faults.length > 0) return { ...row, ...theirs, op: 'blocked', reason: faults.join(' ') };
  return {
    ...row,
    ...theirs,
    op: 'update',
    reason: document.adjustment === null ? 'What it pays changed here.' : 'Its amount or accounts changed here.',
  };
}

type NewRow = {
  document: BookDocument;
  wire: WireDocument;
  link: QuickbooksLink | undefined;
  index: RemoteIndex;
  faults: string[];
  input: PlanInput;
};

function newRow(base: PlannedRow, { document, wire, link, index, faults, input }: NewRow): PlannedRow {
  if (link?.decision === 'leave')
    return { ...base, op: 'leave', theirsCents: null, theirsTaxCents: null, reason: 'You chose to leave it out.' };
  if (document.isVoid)
    return {
      ...base,
      op: 'leave',
      oursCents: 0,
      theirsCents: 0,
      theirsTaxCents: 0,
      reason: 'It was voided before it was pushed.',
    };
  const ours = index.byMark.get(`${wire.entity}/${wire.key}`);
  if (ours) return adopted(base, ours, 'We wrote it earlier, and its answer was lost.', true);
  const number = typeof wire.body['DocNumber'] === 'string' ? wire.body['DocNumber'] : '';
  const taken = number === '' ? undefined : index.byNumber.get(`${wire.entity}/${number}`);
  const customerId = input.links.get(partyKeyOf(document, input.setup.mapping))?.remoteId ?? '';
  if (taken) {
    const isSame =
      taken.TotalAmt === document.totalCents && (customerId === '' || taken.CustomerRef?.value === customerId);
    if (isSame) return adopted(base, taken, 'Same number and amount.', false);
    return {
      ...base,
      op: 'blocked',
      theirsCents: taken.TotalAmt,
      theirsTaxCents: remoteTaxCents(taken),
      reason: `QuickBooks has another ${BOOK_KIND_LABELS[document.kind].toLowerCase()} with the number ${number}. Give that one another number there.`,
    };
  }
  if (document.kind === 'payment' && customerId !== '') {
    const [loose] = index.loosePayments.get(looseKey(customerId, document.on, document.totalCents)) ?? [];
    if (loose) {
      index.loosePayments.set(looseKey(customerId, document.on, document.totalCents), []);
      return adopted(base, loose, 'QuickBooks has a payment of the same customer, day and amount.', false);
    }
  }
  if (faults.length > 0) return { ...base, op: 'blocked', reason: faults.join(' ') };
  const isUnapplied = document.kind === 'payment' && document.applies.length === 0 && document.number !== '';
  const tax = base.theirsTaxCents;
  return {
    ...base,
    reason:
      tax === null
        ? 'QuickBooks works its tax out from the address.'
        : tax !== base.oursTaxCents
          ? 'QuickBooks rounds its tax differently.'
          : isUnapplied
            ? 'What it pays is not kept in QuickBooks, so that it stays unapplied there.'
            : '',
  };
}

function adopted(base: PlannedRow, remote: RemoteDocument, reason: string, isOurs: boolean): PlannedRow {
  return {
    ...base,
    op: 'link',
    remoteId: remote.Id,
    syncToken: remote.SyncToken,
    theirsCents: remoteTotalCents(base.entity, remote),
    theirsTaxCents: remoteTaxCents(remote),
    // Entries written by someone else are never overwritten: without a fingerprint it doesn't follow our changes.
    sentHash: isOurs ? base.sentHash : '',
    body: null,
    reason,
  };
}
