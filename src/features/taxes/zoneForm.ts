import { CONTRACT_LABELS } from '@/domain/tax/schema';
import { EMPTY_AREA, type TaxZoneRecord } from '@/domain/tax/zoneRecord';

export const EMPTY_ZONE: TaxZoneRecord = {
  name: '',
  stacking: 'combined',
  taxes: [],
  area: EMPTY_AREA,
  isDefault: false,
  isActive: true,
  usualContract: 'separated',
  notes: '',
};

export const STACKING_LABELS: Record<TaxZoneRecord['stacking'], string> = {
  combined: 'Added up and rounded once (United States)',
  separate: 'Each tax rounded separately (Canada)',
};

export const ZONE_FIELD_LABELS: Record<keyof TaxZoneRecord, string> = {
  name: 'Name',
  stacking: 'Rounding',
  taxes: 'Taxes',
  area: 'Where it applies',
  isDefault: 'Default',
  isActive: 'Active',
  usualContract: 'Usual pricing',
  notes: 'Notes',
};

/** Formats a zone's choices with the form's labels. */
export const zoneInWords = (field: keyof TaxZoneRecord, value: unknown): string | null =>
  field === 'stacking'
    ? STACKING_LABELS[value as TaxZoneRecord['stacking']]
    : field === 'usualContract'
      ? CONTRACT_LABELS[value as TaxZoneRecord['usualContract']]
      : null;
