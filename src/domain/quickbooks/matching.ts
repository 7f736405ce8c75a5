import type { BookParty } from './books';
import type { RemoteCustomer } from './remote';
import type { QuickbooksLink } from './setup';

/** The result of matching one of our customers with those of QuickBooks. A person has to choose from `choices`. */
export type Match =
  | { kind: 'one'; remote: RemoteCustomer; reason: string }
  | { kind: 'ask'; choices: RemoteCustomer[]; reason: string }
  | { kind: 'none' };

/** `Smith & Sons, Inc.` and `smith and sons inc` are the same name. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the last ten digits: a North American number without its country code. */
const comparablePhone = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);
const isPhoneSame = (a: string, b: string): boolean => a.length >= 7 && a === b;

type Agreement = { remote: RemoteCustomer; name: boolean; email: boolean; phone: boolean; street: boolean };

/** `Smith, Ada` counts as `Ada Smith`: both orders are common in books. */
function namesOf({ displayName, firstName, lastName, companyName }: BookParty): Set<string> {
  const names = [displayName, companyName, `${firstName} ${lastName}`, `${lastName} ${firstName}`].map(comparableName);
  return new Set(names.filter((name) => name !== ''));
}

/** Compared once per QuickBooks customer, looked up for each of ours. */
export type CustomerIndex = ReadonlyMap<string, readonly RemoteCustomer[]>;

const keysOfRemote = (remote: RemoteCustomer): string[] => [
  `n:${comparableName(remote.DisplayName)}`,
  ...(remote.CompanyName === '' ? [] : [`n:${comparableName(remote.CompanyName)}`]),
  ...(remote.PrimaryEmailAddr?.Address ? [`e:${remote.PrimaryEmailAddr.Address.toLowerCase()}`] : []),
  ...(remote.PrimaryPhone?.FreeFormNumber ? [`p:${comparablePhone(remote.PrimaryPhone.FreeFormNumber)}`] : []),
];

/** Indexes QuickBooks' customers by what they are recognized by. Sub-customers are left out: they are matched below their parent. */
export function indexCustomers(customers: readonly RemoteCustomer[]): CustomerIndex {
  const index = new Map<string, RemoteCustomer[]>();
  for (const remote of customers)
    if (!remote.ParentRef)
      for (const key of new Set(keysOfRemote(remote))) {
        const held = index.get(key);
        if (held) held.push(remote);
        else index.set(key, [remote]);
      }
  return index;
}

/**
 * Finds a customer by name, e-mail and phone. Only one whose name matches and that nothing else contradicts is suggested; for the rest the
 * user is asked.
 */
export function matchCustomer(party: BookParty, index: CustomerIndex): Match {
  const names = namesOf(party);
  const phone = comparablePhone(party.phone);
  const keys = [...[...names].map((name) => `n:${name}`), `e:${party.email.toLowerCase()}`, `p:${phone}`];
  const found = new Set(keys.flatMap((key) => (key === 'e:' || key.length < 4 ? [] : (index.get(key) ?? []))));
  const agreements = [...found].map((remote): Agreement => {
    const theirStreet = comparableName(remote.BillAddr?.Line1 ?? '');
    return {
      remote,
      name: names.has(comparableName(remote.DisplayName)) || names.has(comparableName(remote.CompanyName)),
      email: party.email !== '' && remote.PrimaryEmailAddr?.Address.toLowerCase() === party.email.toLowerCase(),
      phone: isPhoneSame(phone, comparablePhone(remote.PrimaryPhone?.FreeFormNumber ?? '')),
      street: theirStreet !== '' && theirStreet === comparableName(party.address.street),
    };
  });
  if (agreements.length === 0) return { kind: 'none' };
  const sure = agreements.filter(({ name, email, phone: same, street }) => name && (email || same || street));
  const [only] = sure;
  if (only && sure.length === 1) return { kind: 'one', remote: only.remote, reason: wordsOf(only) };
  const [single] = agreements;
  if (single?.name && agreements.length === 1 && !contradicts(party, single.remote))
    return { kind: 'one', remote: single.remote, reason: 'Same name' };
  return {
    kind: 'ask',
    choices: agreements.map(({ remote }) => remote),
    reason:
      agreements.length === 1 && single
        ? `“${single.remote.DisplayName}” in QuickBooks has the same ${single.name ? 'name, but other contact data' : single.email ? 'e-mail' : 'phone'}. Choose whether it is the same customer.`
        : `${String(agreements.length)} customers in QuickBooks could be this one. Choose.`,
  };
}

const wordsOf = ({ email, phone, street }: Agreement): string =>
  `Same name and ${[email ? 'e-mail' : '', phone ? 'phone' : '', street ? 'street' : ''].filter(Boolean).join(', ')}`;

/** Whether both sides have an e-mail or a phone and these differ: two people may share a name. */
function contradicts(party: BookParty, remote: RemoteCustomer): boolean {
  const email = remote.PrimaryEmailAddr?.Address ?? '';
  const phone = comparablePhone(remote.PrimaryPhone?.FreeFormNumber ?? '');
  return (email !== '' && party.email !== '') || (phone !== '' && party.phone !== '');
}

/** Returns the chosen customer, if the decision names one: `link:58` → `58`; '' otherwise. */
export const decidedId = ({ decision }: Pick<QuickbooksLink, 'decision'>): string =>
  decision.startsWith('link:') ? decision.slice('link:'.length) : '';
