import { useLocation } from 'react-router-dom';
import { AD_GENERATOR_ROUTES } from '@/domain/access/routes';
import { paths } from '@/lib/paths';

/** The addresses of the ad generator below the one that it was opened at. */
export function useAdPaths() {
  const { pathname } = useLocation();
  const base = AD_GENERATOR_ROUTES.find((route) => pathname.toLowerCase().startsWith(route)) ?? paths.adGenerator;
  return {
    list: base,
    /** A new ad, for work that a skill is needed for where one is given. */
    newAd: (service = '') => `${base}/new${service === '' ? '' : `?service=${encodeURIComponent(service)}`}`,
    ad: (id: string) => `${base}/${encodeURIComponent(id)}`,
  };
}
