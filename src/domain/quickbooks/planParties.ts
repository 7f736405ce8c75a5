import type { BookParty } from './books';
import { comparableName, decidedId, indexCustomers, matchCustomer, type CustomerIndex } from './matching';
import { fingerprint, type PlanInput, type PlannedRow } from './plan';
import type { RemoteCustomer } from './remote';
import type { QuickbooksLink } from './setup';
import { partyBody, plainName } from './wireLists';

type Taken = { names: Set<string>; ids: Map<string, string> };
const SUFFIX = ' (C)';

/** Plans the customers and properties that documents need, each found, created or to be decided. Parents come before what is below them. */
export function planParties(keys: ReadonlySet<string>, input: PlanInput): PlannedRow[] {
  const { parties, links, remote } = input;
  const index = indexCustomers(remote.customers);
  const byId = new Map(remote.customers.map((customer) => [customer.Id, customer]));
  const wanted = withParents(keys, parties);
  const taken: Taken = {
    names: new Set([...remote.customers.map(({ DisplayName }) => DisplayName), ...remote.otherNames].map(nameKey)),
    ids: new Map(
      [...links.values()]
        .filter(({ remoteId, entity }) => remoteId !== '' && entity === 'Customer')
        .map(({ key, remoteId }) => [remoteId, key]),
    ),
  };
  const rows = new Map<string, PlannedRow>();
  for (const key of wanted) {
    const party = parties.get(key);
    if (!party) continue;
    const parent = rows.get(party.parentKey);
    const row = planParty(party, links.get(key), {
      ...{ index, byId, taken, parent, customers: remote.customers },
      homeCurrency: input.setup.facts.homeCurrency,
    });
    if (row.op === 'link') taken.ids.set(row.remoteId, key);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** QuickBooks compares names case-insensitively. */
const nameKey = (name: string): string => name.trim().toLowerCase();

function withParents(keys: ReadonlySet<string>, parties: ReadonlyMap<string, BookParty>): string[] {
  const parents = [...keys].flatMap((key) => parties.get(key)?.parentKey || []);
  const all = new Set([...parents, ...keys]);
  return [...all].toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b));
}
const depth = (key: string): number => (key.startsWith('customer:') ? 0 : 1);

type Found = {
  index: CustomerIndex;
  byId: ReadonlyMap<string, RemoteCustomer>;
  taken: Taken;
  parent: PlannedRow | undefined;
  customers: readonly RemoteCustomer[];
  homeCurrency: string;
};

/** Returns why a customer there can't be invoiced in the books' currency; '' if they can. */
const foreignFault = ({ DisplayName, CurrencyRef }: RemoteCustomer, homeCurrency: string): string => {
  const currency = CurrencyRef?.value || homeCurrency;
  return currency === homeCurrency
    ? ''
    : `“${DisplayName}” in QuickBooks is in ${currency}, and your invoices are in ${homeCurrency}. Choose another one, or make a new one with another name.`;
};

function planParty(party: BookParty, link: QuickbooksLink | undefined, found: Found): PlannedRow {
  const { byId, taken, parent, homeCurrency } = found;
  if (link && link.remoteId !== '') return linkedParty(party, link, found);
  const decision = link?.decision ?? '';
  if (decision === 'leave') return rowOf(party, { op: 'blocked', reason: 'You chose to keep it out of QuickBooks.' });
  const chosen = link ? decidedId(link) : '';
  if (chosen !== '') {
    const remote = byId.get(chosen);
    if (!remote)
      return rowOf(party, {
        op: 'blocked',
        reason: 'The customer you chose is no longer in QuickBooks. Choose again.',
      });
    return claimed(party, remote, { taken, homeCurrency, reason: 'You chose it' });
  }
  if (decision !== 'create' && decision !== 'rename') {
    const match =
      party.parentKey === '' ? matchCustomer(party, found.index) : matchBelow(party, parent, found.customers);
    if (match.kind === 'one') return claimed(party, match.remote, { taken, homeCurrency, reason: match.reason });
    if (match.kind === 'ask')
      return rowOf(party, {
        op: 'blocked',
        reason: match.reason,
        choices: match.choices.slice(0, 20).map(({ Id, DisplayName }) => ({ id: Id, name: DisplayName })),
      });
  }
  return created(party, taken, parent);
}

/** Matches a property with the sub-customer of the same name below its customer. */
function matchBelow(
  party: BookParty,
  parent: PlannedRow | undefined,
  customers: readonly RemoteCustomer[],
): ReturnType<typeof matchCustomer> {
  if (!parent || parent.remoteId === '') return { kind: 'none' };
  const same = customers.find(
    ({ ParentRef, DisplayName, BillAddr }) =>
      ParentRef?.value === parent.remoteId &&
      (comparableName(DisplayName) === comparableName(party.displayName) ||
        (party.address.street !== '' &&
          comparableName(BillAddr?.Line1 ?? '') === comparableName(party.address.street))),
  );
  return same ? { kind: 'one', remote: same, reason: 'Same place below the same customer' } : { kind: 'none' };
}

function linkedParty(party: BookParty, link: QuickbooksLink, { byId, homeCurrency }: Found): PlannedRow {
  const remote = byId.get(link.remoteId);
  if (!remote?.Active)
    return rowOf(party, {
      op: 'blocked',
      remoteId: link.remoteId,
      reason: remote
        ? 'It was made inactive in QuickBooks. Make it active there, or choose another one.'
        : 'It was deleted or merged in QuickBooks. Choose another one.',
    });
  const foreign = foreignFault(remote, homeCurrency);
  if (foreign !== '') return rowOf(party, { op: 'blocked', remoteId: remote.Id, reason: foreign });
  const shared = { remoteId: remote.Id, syncToken: remote.SyncToken };
  const body = partyBody(party, suffixIn(remote.DisplayName, party));
  // Records that existed in QuickBooks before us stay as they are: only those we created follow our records.
  if (!link.isOurs || link.sentHash === fingerprint(body)) return rowOf(party, { op: 'leave', ...shared, reason: '' });
  return rowOf(party, {
    op: 'update',
    ...shared,
    body,
    reason: 'Its name or contact data changed here.',
  });
}

const suffixIn = (theirs: string, { displayName }: BookParty): string => {
  const ours = plainName(displayName);
  return theirs.startsWith(ours) && /^ \((C|\d+)\)$/.test(theirs.slice(ours.length)) ? theirs.slice(ours.length) : '';
};

function claimed(
  party: BookParty,
  remote: RemoteCustomer,
  { taken, homeCurrency, reason }: Pick<Found, 'taken' | 'homeCurrency'> & { reason: string },
): PlannedRow {
  const holder = taken.ids.get(remote.Id);
  if (holder !== undefined && holder !== party.key)
    return rowOf(party, {
      op: 'blocked',
      reason: `“${remote.DisplayName}” in QuickBooks is linked to another customer of yours. Merge the two here, or make a new one there.`,
    });
  if (!remote.Active)
    return rowOf(party, {
      op: 'blocked',
      reason: `“${remote.DisplayName}” is inactive in QuickBooks, and its name is taken. Make it active there, or make a new one with another name.`,
      choices: [],
    });
  const foreign = foreignFault(remote, homeCurrency);
  if (foreign !== '') return rowOf(party, { op: 'blocked', reason: foreign });
  return rowOf(party, { op: 'link', remoteId: remote.Id, syncToken: remote.SyncToken, reason });
}

function created(party: BookParty, { names }: Taken, parent: PlannedRow | undefined): PlannedRow {
  if (parent?.op === 'blocked') return rowOf(party, { op: 'blocked', reason: `Waits for ${parent.label}.` });
  const suffixes = ['', SUFFIX, ...Array.from({ length: 50 }, (_, at) => ` (${String(at + 2)})`)];
  const suffix = suffixes.find((one) => !names.has(nameKey(`${plainName(party.displayName)}${one}`))) ?? SUFFIX;
  names.add(nameKey(`${plainName(party.displayName)}${suffix}`));
  return rowOf(party, {
    op: 'create',
    body: partyBody(party, suffix),
    reason:
      suffix === ''
        ? ''
        : `The name is taken in QuickBooks by a customer, vendor or employee, so that it is called “${plainName(party.displayName)}${suffix}” there.`,
  });
}

function rowOf(party: BookParty, given: Pick<PlannedRow, 'op' | 'reason'> & Partial<PlannedRow>): PlannedRow {
  const body = given.body ?? null;
  return {
    key: party.key,
    entity: 'Customer',
    kind: party.parentKey === '' ? 'Customer' : 'Property',
    label: party.displayName,
    on: '',
    oursCents: null,
    theirsCents: null,
    oursTaxCents: null,
    theirsTaxCents: null,
    remoteId: '',
    choices: [],
    syncToken: '',
    ...given,
    body,
    sentHash: body === null ? '' : fingerprint(body),
  };
}
