import { bookKey, type BookDocument } from './books';
import { markIn, markOf } from './marks';
import { fingerprint, type PlanInput, type PlannedRow } from './plan';
import type { RemotePaper } from './remote';
import type { Body } from './wire';

/** Returns the key of a document's PDF, by the document's key: `paper:invoice:abc`. */
const paperKey = (key: string): string => bookKey('paper', key);
/** Returns the document of a PDF. */
export const documentOfPaper = (key: string): string => key.slice('paper:'.length);

/** QuickBooks' entities for documents that a customer gets as a PDF; write-offs are credit memos without one. */
const ENTITY_OF = { invoice: 'Invoice', credit: 'CreditMemo' } as const;
const hasPaper = (kind: BookDocument['kind']): kind is keyof typeof ENTITY_OF => Object.hasOwn(ENTITY_OF, kind);

/** Returns which document a PDF is attached to. Its name is known once it is rendered. */
const paperBody = (key: string, entity: string): Body => ({
  AttachableRef: [{ EntityRef: { type: entity, value: `@${key}` }, IncludeOnSend: false }],
  ContentType: 'application/pdf',
  Note: markOf(paperKey(key)),
});

/** Whether a PDF there is ours for a document there. */
export const isPaperOf = (paper: RemotePaper, key: string, entity: string, remoteId: string): boolean =>
  markIn({ PrivateNote: paper.Note }) === key &&
  paper.AttachableRef.some(({ EntityRef }) => EntityRef.type === entity && EntityRef.value === remoteId);

/**
 * Plans the PDF of each invoice and credit note that is in QuickBooks or goes there, if the company wants them. `rows` are those of the
 * documents. If its document was reverted, it is attached to the new one again.
 */
export function planPapers(
  documents: readonly BookDocument[],
  rows: readonly PlannedRow[],
  { setup: { directions }, links, remote: { papers } }: Pick<PlanInput, 'setup' | 'links' | 'remote'>,
): PlannedRow[] {
  if (directions.papers === 'off') return [];
  const rowOf = new Map(rows.map((row) => [row.key, row]));
  const byMark = new Map<string, RemotePaper[]>();
  for (const paper of papers) {
    const mark = markIn({ PrivateNote: paper.Note });
    if (mark !== '') byMark.set(mark, [...(byMark.get(mark) ?? []), paper]);
  }
  const ids = new Set(papers.map(({ Id }) => Id));
  return documents.flatMap((document): PlannedRow[] => {
    const main = rowOf.get(document.key);
    if (!hasPaper(document.kind) || !main || document.isVoid || !isThereOrGoing(main)) return [];
    const entity = ENTITY_OF[document.kind];
    const key = paperKey(document.key);
    const body = paperBody(document.key, entity);
    const linkedId = links.get(key)?.remoteId ?? '';
    const attached =
      main.remoteId === '' ? undefined : byMark.get(key)?.find((paper) => isPaperOf(paper, key, entity, main.remoteId));
    const wasDeleted = !attached && linkedId !== '' && main.remoteId !== '' && !ids.has(linkedId);
    const op = attached ? (attached.Id === linkedId ? 'leave' : 'link') : wasDeleted ? 'leave' : 'create';
    return [
      {
        key,
        entity: 'Attachable',
        kind: 'PDF',
        label: `PDF of ${main.label}`.slice(0, 330),
        on: document.on,
        op,
        reason: wasDeleted
          ? 'It was deleted in QuickBooks. Undo it in the history to attach it again.'
          : op === 'link'
            ? 'We attached it earlier, and its answer was lost.'
            : '',
        oursCents: null,
        theirsCents: null,
        oursTaxCents: null,
        theirsTaxCents: null,
        remoteId: attached?.Id ?? '',
        choices: [],
        body: op === 'create' ? body : null,
        sentHash: fingerprint(body),
        syncToken: attached?.SyncToken ?? '',
      },
    ];
  });
}

/** Documents that need a person first get no PDF either. */
const isThereOrGoing = ({ op, remoteId }: PlannedRow): boolean =>
  op === 'create' || op === 'link' || (op === 'leave' && remoteId !== '');
