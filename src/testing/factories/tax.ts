import type { Stored } from '@/domain/record/schema';
import { taxExemptionRecordSchema, type TaxExemptionRecord } from '@/domain/tax/exemptionRecord';
import { taxZoneRecordSchema, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import { buildStored } from './build';

/** Builds Texas, Travis County: 6.25% state and 2% local tax on materials and labor. */
export function buildTaxZone(overrides: Partial<Stored<TaxZoneRecord>> = {}): Stored<TaxZoneRecord> {
  const rule = (ratePpm: number) => ({
    taxClasses: ['labour', 'materials', 'equipment', 'fee', 'shipping', 'other'],
    ratePpm,
  });
  const fields = {
    name: 'Austin, Texas',
    taxes: [
      {
        id: 'state',
        name: 'State sales tax',
        jurisdiction: { name: 'Texas', level: 'state', region: 'TX' },
        rules: [rule(62_500)],
      },
      {
        id: 'local',
        name: 'Local sales tax',
        jurisdiction: { name: 'Austin', level: 'city', region: 'TX' },
        rules: [rule(20_000)],
      },
    ],
    area: { country: 'US', regions: ['TX'], counties: ['Travis County'], cities: ['Austin'], postalPrefixes: ['787'] },
  };
  return buildStored({ kind: 'tax-zone', schema: taxZoneRecordSchema, fields, overrides });
}

/** Builds a resale certificate of `customer-1` that is valid for all of 2026. */
export function buildTaxExemption(overrides: Partial<Stored<TaxExemptionRecord>> = {}): Stored<TaxExemptionRecord> {
  const fields = {
    customerId: 'customer-1',
    certificateNumber: 'TX-4711',
    reason: 'Resale',
    regions: ['TX'],
    validFrom: '2026-01-01',
    expiresOn: '2026-12-31',
  };
  return buildStored({ kind: 'tax-exemption', schema: taxExemptionRecordSchema, fields, overrides });
}
