import { collections } from '@/data/collections';
import type { Workspace } from '@/data/session/workspace';
import type { Stored } from '@/domain/record/schema';
import { exemptionsOf, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT, type TaxZoneRecord } from '@/domain/tax/zoneRecord';

/** The company's tax zones, archived ones among them. */
export const readTaxZones = ({ repository }: Pick<Workspace, 'repository'>): Promise<Stored<TaxZoneRecord>[]> =>
  repository(collections.taxes).getAll({ limit: TAX_ZONE_LIST_LIMIT });

/** All tax certificates of a customer; '' has none. */
export const readTaxCertificates = async (
  { repository }: Pick<Workspace, 'repository'>,
  customerId: string,
): Promise<Stored<TaxExemptionRecord>[]> =>
  customerId === '' ? [] : repository(collections.taxExemptions).getAll(exemptionsOf(customerId));
