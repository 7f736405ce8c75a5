import type { BookDocument, LineRole } from './books';
import { fingerprint, isGoing, referencesIn, type PlanInput, type PlannedRow } from './plan';
import { LINE_ROLE_LABELS, NEW_ITEM, type QuickbooksLink } from './setup';
import { itemKey } from './wire';
import { itemBody } from './wireLists';

/** Plans items for kinds of lines, if the company asked for new ones. */
export function planItems(
  documents: readonly BookDocument[],
  going: ReadonlySet<string>,
  { setup: { mapping }, links, lists }: PlanInput,
): PlannedRow[] {
  const roles = new Set<LineRole>(
    documents.filter(({ key }) => going.has(key)).flatMap(({ lines }) => lines.map(({ role }) => role)),
  );
  return [...roles]
    .filter((role) => mapping.items[role] === NEW_ITEM && (links.get(itemKey(role))?.remoteId ?? '') === '')
    .map((role): PlannedRow => {
      const name = LINE_ROLE_LABELS[role];
      const there = lists.items.find((item) => item.Name.toLowerCase() === name.toLowerCase());
      const hasAccount = (mapping.accounts[role] ?? '') !== '';
      const body = itemBody(role, mapping);
      const op = there ? (there.Active ? 'link' : 'blocked') : hasAccount ? 'create' : 'blocked';
      return {
        key: itemKey(role),
        entity: 'Item',
        kind: 'Item',
        label: name,
        on: '',
        op,
        reason: there
          ? there.Active
            ? 'QuickBooks has an item of this name.'
            : 'QuickBooks has an inactive item of this name. Make it active there, or choose another one.'
          : hasAccount
            ? ''
            : 'Choose the account that it books to.',
        oursCents: null,
        theirsCents: null,
        oursTaxCents: null,
        theirsTaxCents: null,
        remoteId: there?.Id ?? '',
        choices: [],
        body: there ? null : body,
        sentHash: fingerprint(body),
        syncToken: there?.SyncToken ?? '',
      };
    });
}

/** Rows that refer to something blocked, or missing, wait for it. */
export function blockDependents(rows: readonly PlannedRow[], links: ReadonlyMap<string, QuickbooksLink>): PlannedRow[] {
  const coming = new Map<string, PlannedRow>();
  return rows.map((row) => {
    const waiting = isGoing(row) ? referencesIn(row.body) : [];
    const missing = waiting.find((key) => {
      const other = coming.get(key);
      return other ? isHeldBack(other) : (links.get(key)?.remoteId ?? '') === '';
    });
    const blocked: PlannedRow =
      missing === undefined
        ? row
        : {
            ...row,
            op: 'blocked',
            reason: `Waits for ${coming.get(missing)?.label ?? 'something that is not there'}.`,
          };
    coming.set(row.key, blocked);
    return blocked;
  });
}

/** An existing document can be referenced, whatever is wrong with it; an inactive customer or item can't. */
const isHeldBack = ({ op, remoteId, entity }: PlannedRow): boolean =>
  op === 'blocked' && (remoteId === '' || entity === 'Customer' || entity === 'Item');
