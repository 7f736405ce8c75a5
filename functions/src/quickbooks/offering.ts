import { currentUnits } from '@/domain/business-unit/units';
import type { QuickbooksLists } from '@/domain/quickbooks/api';
import { currencyFault } from '@/domain/quickbooks/facts';
import { brokenChoices, proposeMapping } from '@/domain/quickbooks/proposals';
import { TAX_ZONE_LIST_LIMIT } from '@/domain/tax/zoneRecord';
import { zonesIn } from '../billing/taxRecords';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { connectedRealm, type AskBooks } from './client';
import { readFacts, readLists } from './reading';
import { billingOf, changeSetup, readSetup } from './records';

/** Returns the options for a mapping, and a proposal. */
export async function offerLists(deps: Deps, ask: AskBooks, companyId: string): Promise<QuickbooksLists> {
  const realmId = await connectedRealm(deps, companyId);
  const setup = await readSetup(deps, companyId);
  const isOtherCompany = setup.realmId !== '' && setup.realmId !== realmId;
  const { currency, units: all } = await billingOf(deps, companyId);
  const units = currentUnits(all).map(({ id, name }) => ({ id, name }));
  const [facts, lists, zones] = [
    await readFacts(ask),
    await readLists(ask),
    zonesIn(await inCompany(deps.db, companyId, 'taxes').limit(TAX_ZONE_LIST_LIMIT).get()),
  ];
  const fault = currencyFault(facts, currency);
  if (!isOtherCompany) await changeSetup(deps, companyId, { facts, factsAt: deps.now() });
  const active = <T extends { Active: boolean }>(list: readonly T[]): T[] => list.filter(({ Active }) => Active);
  const options = (list: readonly { Id: string; Name: string; Active: boolean }[]) =>
    active(list).map(({ Id, Name }) => ({ id: Id, name: Name, type: '' }));
  return {
    facts,
    isOtherCompany,
    proposal: proposeMapping(setup.mapping, lists, facts, { zones, units }),
    broken: [fault, ...brokenChoices(setup.mapping, lists)].filter((text) => text !== ''),
    items: options(lists.items.filter(({ Type }) => Type !== 'Category' && Type !== 'Group')),
    accounts: active(lists.accounts).map(({ Id, Name, AccountType }) => ({ id: Id, name: Name, type: AccountType })),
    classes: options(lists.classes),
    methods: options(lists.methods),
    taxCodes: options(lists.taxCodes),
    zones: zones.map(({ id, name }) => ({ id, name })),
    units,
  };
}
