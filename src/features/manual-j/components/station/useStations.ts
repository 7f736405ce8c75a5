import { useQuery } from '@tanstack/react-query';
import { loadStations } from '@/domain/load-calc/climate/loadStations';
import { loadZipPlaces } from '@/domain/load-calc/climate/zipPlaces';

/** The climate stations. Their file comes when it is first asked for, and stays with the app for work without a connection. */
export const useStations = () =>
  useQuery({ queryKey: ['climateStations'], queryFn: loadStations, staleTime: Infinity, gcTime: Infinity });

/** Where postal codes lie; loaded once one is asked for. */
export const useZipPlaces = (isEnabled: boolean) =>
  useQuery({
    queryKey: ['zipPlaces'],
    queryFn: loadZipPlaces,
    staleTime: Infinity,
    gcTime: Infinity,
    enabled: isEnabled,
  });
