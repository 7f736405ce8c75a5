import { useMemo } from 'react';
import { placeOfZip } from '@/domain/load-calc/climate/zipPlaces';
import { outlineOf } from '@/domain/territory/outline';
import { useZipPlaces } from '@/entities/property/zipPins';
import { useTerritories } from '@/entities/technician/useTerritories';
import type { TerritoryShape } from '../components/Territories';

/** Returns the territories' outlines around their ZIP codes' centers, which load only if there are territories. */
export function useTerritoryShapes(): TerritoryShape[] {
  const { all } = useTerritories();
  const { data: zips } = useZipPlaces(all.length > 0);
  return useMemo(
    () =>
      all
        .filter(({ isArchived }) => !isArchived)
        .flatMap(({ id, name, color, postalCodes }) => {
          const middles = postalCodes.flatMap((zip) => {
            const found = zips && placeOfZip(zips, zip);
            return found ? [{ lat: found.latitudeDeg, lng: found.longitudeDeg }] : [];
          });
          return middles.length === 0 ? [] : [{ id, name, color, outline: outlineOf(middles) }];
        }),
    [all, zips],
  );
}
