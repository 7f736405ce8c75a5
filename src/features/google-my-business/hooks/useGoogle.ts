import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { GOOGLE_LOCATION_LIMIT } from '@/domain/google-profile/schema';
import { useConnection } from '@/entities/connection/useConnection';

const ALL = { limit: GOOGLE_LOCATION_LIMIT };

/** Profile data already read is kept when Google is disconnected, but no longer refreshed. */
const NONE: never[] = [];

/** Watches the Google connection and the profiles it manages. */
export function useGoogle() {
  const { connection, isLoading: isConnectionLoading } = useConnection('google');
  const { records, isLoading, error } = useLiveRecords(collections.googleLocations, ALL);
  const locations = connection ? records : NONE;
  return { connection, locations, isLoading: isLoading || isConnectionLoading, error };
}
