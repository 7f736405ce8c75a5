import type { BookDocument } from './books';
import { isPushed } from './faults';
import { isOurMark } from './marks';
import { remoteTaxCents, remoteTotalCents, type DocumentEntity, type RemoteDocument } from './remote';
import type { Cause, Compared, Difference } from './report';
import type { QuickbooksLink, QuickbooksSetup } from './setup';

/** One thing on both sides: if it is missing on one, that side counts as 0. */
export type Pair = Omit<Difference, 'cause' | 'why'> & { cause: Cause | ''; why: string; theirOn: string };

/** Explains why two taxes differ. `pushed`: the tax there after the push; null if unknown. */
export function taxWords(ours: number, theirs: number, pushed: number | null): string {
  if (pushed !== null && theirs !== pushed) return 'Someone changed its tax in QuickBooks after it was pushed.';
  return Math.abs(ours - theirs) <= 2
    ? 'QuickBooks rounded the tax differently, or worked it out from another address.'
    : 'QuickBooks worked out another tax: another rate, or another address.';
}

type Open = { openHere: number; openThere: number; differsCents: number };

/** Explains why an invoice's open amounts differ. `differsCents`: the difference of its amounts, which isn't a second difference. */
export function openWords({ openHere, openThere, differsCents }: Open): string {
  const morePaidThere = openHere - openThere - differsCents;
  if (morePaidThere === 0) return 'Only because its amount differs: as much is paid on both sides.';
  return morePaidThere > 0
    ? 'QuickBooks has more paid on it than we have. Look for a payment that was entered there.'
    : 'We have more paid on it than QuickBooks. A payment or credit is not there yet, or is not applied.';
}

type Caused = {
  link: QuickbooksLink | undefined;
  theirs: RemoteDocument | undefined;
  setup: Pick<QuickbooksSetup, 'directions' | 'startOn'>;
  isVoidThere: boolean;
  oursCents: number;
  theirsCents: number;
};

/** Explains why one of our documents differs, and what to do; '' if both sides agree. */
export function causeOf(
  document: BookDocument,
  { link, theirs, setup, isVoidThere, oursCents, theirsCents }: Caused,
): { cause: Cause | ''; why: string } {
  const same = { cause: '' as const, why: '' };
  if (!theirs) {
    if (oursCents === 0) return same;
    if (link && link.remoteId !== '')
      return { cause: 'gone', why: 'It was deleted in QuickBooks, or its date was moved out of these days.' };
    if (link?.decision === 'leave') return { cause: 'missing-there', why: 'You chose to leave it out.' };
    if (setup.startOn === '' || document.on < setup.startOn)
      return { cause: 'missing-there', why: 'It is from before the first day that is kept in QuickBooks.' };
    if (!isPushed(document, setup.directions))
      return { cause: 'missing-there', why: 'This kind of document is not pushed.' };
    return { cause: 'missing-there', why: 'It was not pushed yet. Look at the dry run.' };
  }
  if (document.isVoid !== isVoidThere)
    return {
      cause: 'void',
      why: isVoidThere
        ? 'It was voided in QuickBooks, but not here.'
        : 'It was voided here and is still in QuickBooks. Push the void.',
    };
  if (oursCents !== theirsCents && document.adjustment !== null)
    return {
      cause: 'amount',
      why: 'Its amount changed here or in QuickBooks, or it is on other accounts there than your mapping says. Look at the dry run.',
    };
  if (oursCents !== theirsCents)
    return {
      cause: 'amount',
      why:
        link && theirsCents !== link.totalCents
          ? 'Someone changed its amount in QuickBooks after it was pushed.'
          : 'QuickBooks came to another amount, which is its tax or rounding.',
    };
  if (theirs.TxnDate !== document.on && !document.isVoid)
    return { cause: 'date', why: `It is dated ${theirs.TxnDate} in QuickBooks.` };
  return same;
}

/** Returns what exists only there, with its tax. */
export function onlyThere(entity: DocumentEntity, compared: Compared, one: RemoteDocument, isUndone: boolean): Pair[] {
  const theirsCents = remoteTotalCents(entity, one);
  const shared = {
    key: '',
    remoteId: one.Id,
    on: one.TxnDate,
    theirOn: one.TxnDate,
    label: [one.DocNumber, one.CustomerRef?.name ?? ''].filter(Boolean).join(' · ') || `${entity} ${one.Id}`,
    oursCents: 0,
    cause: 'missing-here' as const,
    why: isUndone
      ? 'It was undone here but is still in QuickBooks. Undo that push in the history.'
      : isOurMark(one)
        ? 'We wrote it, and its link was lost. The next push links it.'
        : compared === 'payment'
          ? 'It was entered in QuickBooks. Take payments over, or enter it here.'
          : 'It was entered in QuickBooks.',
  };
  const taxCents = remoteTaxCents(one);
  const main: Pair = { ...shared, compared, theirsCents };
  if (taxCents === 0 || (compared !== 'invoice' && compared !== 'credit')) return [main];
  return [main, { ...shared, compared: 'tax', theirsCents: compared === 'invoice' ? taxCents : -taxCents }];
}
