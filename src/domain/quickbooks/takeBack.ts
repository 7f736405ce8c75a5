import { resolved } from './plan';
import { markOf } from './marks';
import type { QuickbooksPush } from './run';
import type { Body, Json } from './wire';

/** One QuickBooks request: `path` below the company, and its parameters. */
export type WriteRequest = { entity: string; body: Body; query?: Readonly<Record<string, string>>; suffix?: string };

/** QuickBooks documents that can be undone, and how: worded for the confirmation. */
export const TAKE_BACK_WORDS: Readonly<Record<string, string>> = {
  Invoice: 'is voided',
  Payment: 'is voided',
  SalesReceipt: 'is voided',
  CreditMemo: 'is set to zero, because QuickBooks voids no credit memos',
  JournalEntry: 'is reversed by a second entry',
  Deposit: 'is deleted, because QuickBooks voids no deposits',
  Attachable: 'is deleted',
};
export const canTakeBack = (entity: string): boolean => Object.hasOwn(TAKE_BACK_WORDS, entity);

/** Whether a completed write can be undone: changes are corrected with a new push, customers and items stay. */
export const mayUndo = ({ op, entity }: Pick<QuickbooksPush, 'op' | 'entity'>): boolean =>
  (op === 'create' || op === 'link') && canTakeBack(entity);

type There = { remoteId: string; syncToken: string; docNumber: string };

/** Frees a number for the next push: QuickBooks counts the numbers of void documents as taken. */
const freed = (docNumber: string, remoteId: string): string =>
  `${docNumber.slice(0, 19 - remoteId.length)}-V${remoteId}`;
export const isFreed = (docNumber: string): boolean => /-V\w+$/.test(docNumber);

/**
 * Returns the requests that undo a document, in order. `body` is what we had sent, with QuickBooks' ids in it, and `on` the day
 * (YYYY-MM-DD) of a reversal. The version in the second request of an invoice is one higher, because the first one changes it; a reversal
 * doesn't change its entry, so that repeating both with the same request ids does no harm.
 */
export function takeBackRequests(
  entity: string,
  key: string,
  { remoteId, syncToken, docNumber }: There,
  { body, on }: { body: Body; on: string },
): WriteRequest[] {
  const which = { Id: remoteId, SyncToken: syncToken };
  switch (entity) {
    case 'Invoice': {
      if (docNumber === '') return [{ entity, body: which, query: { operation: 'void' } }];
      const next = { Id: remoteId, SyncToken: String(Number(syncToken) + 1) };
      return [
        { entity, body: { ...which, sparse: true, DocNumber: freed(docNumber, remoteId) }, suffix: '-a' },
        { entity, body: next, query: { operation: 'void' } },
      ];
    }
    case 'Payment':
    case 'SalesReceipt':
      return [{ entity, body: { ...which, sparse: true }, query: { operation: 'update', include: 'void' } }];
    case 'CreditMemo':
      return [
        {
          entity,
          body: {
            ...which,
            sparse: true,
            ...zeroed(body, docNumber, remoteId),
            PrivateNote: `Voided - ${markOf(key)}`,
          },
        },
      ];
    case 'JournalEntry':
      return [
        { entity, body: reversed(body, key, on), suffix: '-a' },
        // The note says so: with only its mark, the next push would take it for the document it is about to write.
        { entity, body: { ...which, sparse: true, PrivateNote: `Voided by a reversal - ${markOf(key)}` } },
      ];
    case 'Deposit':
      return [{ entity, body: which, query: { operation: 'delete' } }];
    default:
      return [];
  }
}

function zeroed(body: Body, docNumber: string, remoteId: string): Body {
  const lines = Array.isArray(body['Line']) ? (body['Line'] as Record<string, Json>[]) : [];
  return {
    ...(docNumber === '' ? {} : { DocNumber: freed(docNumber, remoteId) }),
    TxnTaxDetail: { TotalTax: 0 },
    Line: lines.map((line) => ({
      ...line,
      Amount: 0,
      SalesItemLineDetail: { ...(line['SalesItemLineDetail'] as Body), Qty: 1, UnitPrice: 0 },
    })),
  };
}

/** Returns the same entry with debit and credit swapped. Its note holds no mark: it isn't our document. */
function reversed(body: Body, key: string, on: string): Body {
  const lines = Array.isArray(body['Line']) ? (body['Line'] as Record<string, Json>[]) : [];
  return {
    TxnDate: on,
    Line: lines.map((line) => {
      const detail = line['JournalEntryLineDetail'] as Record<string, Json>;
      return {
        ...line,
        JournalEntryLineDetail: { ...detail, PostingType: detail['PostingType'] === 'Debit' ? 'Credit' : 'Debit' },
      };
    }),
    PrivateNote: `Reversal of ${key.replace(':', ' ')}`,
  };
}

/** Returns a stored body with QuickBooks' ids in it. @throws Error for an id that isn't known */
export const sentBody = (stored: string, idOf: (key: string) => string): Body =>
  stored === '' ? {} : resolved(JSON.parse(stored) as Body, idOf);
