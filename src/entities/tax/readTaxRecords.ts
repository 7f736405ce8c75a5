import { collections } from '@/data/collections';
import type { Workspace } from '@/data/session/workspace';
import type { Stored } from '@/domain/record/schema';
import { exemptionsOf, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { TAX_ZONE_LIST_LIMIT, type TaxZoneRecord } from '@/domain/tax/zoneRecord';

/** Reads the company's tax zones, including archived ones. */
export const readTaxZones = ({ repository }: Pick<Workspace, 'repository'>): Promise<Stored<TaxZoneRecord>[]> =>
  repository(collections.taxes).getAll({ limit: TAX_ZONE_LIST_LIMIT });

/** Reads all tax certificates of a customer; '' has none. */
export const readTaxCertificates = async (
  { repository }: Pick<Workspace, 'repository'>,
  customerId: string,
): Promise<Stored<TaxExemptionRecord>[]> =>
  customerId === '' ? [] : repository(collections.taxExemptions).getAll(exemptionsOf(customerId));
