import { useQuery } from '@tanstack/react-query';
import { loadStations } from '@/domain/load-calc/climate/loadStations';

/** Loads the climate stations. Their file is fetched on first use, and cached with the app for offline use. */
export const useStations = () =>
  useQuery({ queryKey: ['climateStations'], queryFn: loadStations, staleTime: Infinity, gcTime: Infinity });
