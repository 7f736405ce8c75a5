import { useQuery } from '@tanstack/react-query';
import { loadStations } from '@/domain/load-calc/climate/loadStations';

/** The climate stations. Their file comes when it is first asked for, and stays with the app for work without a connection. */
export const useStations = () =>
  useQuery({ queryKey: ['climateStations'], queryFn: loadStations, staleTime: Infinity, gcTime: Infinity });
