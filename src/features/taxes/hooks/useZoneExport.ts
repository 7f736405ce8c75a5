import { collections } from '@/data/collections';
import { ZONE_TABLE_HEADERS, zoneTable } from '@/domain/tax/zoneTable';
import { useListExport } from '@/entities/record/useListExport';

/** Tax zones as a CSV file: a line for each rate. */
export const useZoneExport = () =>
  useListExport(collections.taxes, {
    header: ZONE_TABLE_HEADERS,
    rowsOf: (zone) => zoneTable([zone]),
    noun: 'tax zone',
  });
