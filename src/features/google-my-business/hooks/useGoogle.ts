import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { GOOGLE_LOCATION_LIMIT } from '@/domain/google-profile/schema';
import { useConnection } from '@/entities/connection/useConnection';

const ALL = { limit: GOOGLE_LOCATION_LIMIT };

/** Profile data already read is kept when Google is disconnected; without a connection it is not refreshed. */
const NONE: never[] = [];

/** The connection to Google and the profiles that are looked after by it, as they are now. */
export function useGoogle() {
  const { connection, isLoading: isConnectionLoading } = useConnection('google');
  const { records, isLoading, error } = useLiveRecords(collections.googleLocations, ALL);
  const locations = connection ? records : NONE;
  return { connection, locations, isLoading: isLoading || isConnectionLoading, error };
}
