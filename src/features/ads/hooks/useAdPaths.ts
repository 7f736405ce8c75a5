import { useLocation } from 'react-router-dom';
import { AD_GENERATOR_ROUTES } from '@/domain/access/routes';
import { paths } from '@/lib/paths';

/** Builds the ad generator's paths under the base it was opened at. */
export function useAdPaths() {
  const { pathname } = useLocation();
  const base = AD_GENERATOR_ROUTES.find((route) => pathname.toLowerCase().startsWith(route)) ?? paths.adGenerator;
  return {
    list: base,
    /** Path of a new ad, optionally for work that needs a certain skill. */
    newAd: (service = '') => `${base}/new${service === '' ? '' : `?service=${encodeURIComponent(service)}`}`,
    ad: (id: string) => `${base}/${encodeURIComponent(id)}`,
  };
}
