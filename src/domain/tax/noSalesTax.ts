import { EMPTY_AREA, type TaxZoneRecord } from './zoneRecord';

/** The recorded choice to charge none: the default for every address, until a zone with rates replaces it. */
export const NO_SALES_TAX_ZONE: TaxZoneRecord = {
  name: 'No sales tax',
  stacking: 'combined',
  taxes: [],
  area: EMPTY_AREA,
  isDefault: true,
  isActive: true,
  usualContract: 'separated',
  notes: 'The company chose to charge no sales tax.',
};

/** Whether a zone is the choice to charge none. */
export const isNoSalesTax = ({ taxes }: Pick<TaxZoneRecord, 'taxes'>): boolean => taxes.length === 0;
