import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { collections } from '@/data/collections';
import { coordinatesOf } from '@/domain/contact/pin';
import type { Job } from '@/domain/job/schema';
import { loadZipPlaces, placeOfZip, zipInAddress } from '@/domain/load-calc/climate/zipPlaces';
import { blurred } from '@/domain/nextdoor/compose';
import { neighborhoodOfZip, type Neighborhood } from '@/domain/nextdoor/schema';

/** Job location, as far as neighbors may know. `street` must be kept out of the post. */
export type JobPlace = { area: string; neighborhood: Neighborhood | null; city: string; street: string };

/** Locates a job by its property's pin, else by the center of its ZIP code, else nowhere. Blurred immediately. */
export function useJobPlace(neighborhoods: readonly Neighborhood[]) {
  const { repository } = useWorkspace();
  return async (job: Pick<Job, 'propertyId' | 'propertyAddress'>): Promise<JobPlace> => {
    const property =
      job.propertyId === ''
        ? null
        : await repository(collections.properties)
            .getById(job.propertyId)
            .catch(() => null);
    const zip = property?.address.postalCode.slice(0, 5) || zipInAddress(job.propertyAddress);
    const [street = '', ...rest] = job.propertyAddress.split(',');
    return {
      area: await areaOf(property?.pin ?? '', zip),
      neighborhood: neighborhoodOfZip(neighborhoods, zip),
      city: property?.address.city || (rest.at(-2)?.trim() ?? ''),
      street: property?.address.street || street,
    };
  };
}

async function areaOf(pin: string, zip: string): Promise<string> {
  const exact = coordinatesOf(pin);
  if (exact) return blurred(exact);
  const place = zip === '' ? null : placeOfZip(await loadZipPlaces(), zip);
  return place ? blurred({ lat: place.latitudeDeg, lng: place.longitudeDeg }) : '';
}
