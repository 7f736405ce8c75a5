import { collections } from '@/data/collections';
import { ZONE_TABLE_HEADERS, zoneTable } from '@/domain/tax/zoneTable';
import { useListExport } from '@/entities/record/useListExport';

/** Exports tax zones as a CSV file, with a line for each rate. */
export const useZoneExport = () =>
  useListExport(collections.taxes, {
    header: ZONE_TABLE_HEADERS,
    rowsOf: (zone) => zoneTable([zone]),
    noun: 'tax zone',
  });
