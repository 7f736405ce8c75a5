import { useMemo, useState } from 'react';
import { createPath, parsePath, type Location, type Navigator, type To } from 'react-router-dom';

const here = (): Location => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: null, key: 'default' };
};

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/**
 * Provides the browser's URL to a public page's router. Links to another page load it: each is a separate document, and the app is none
 * of them. Query parameters change in place.
 */
export function usePageAddress(): { location: Location; navigator: Navigator } {
  const [location, setLocation] = useState(here);
  const navigator = useMemo<Navigator>(() => {
    const go = (to: To, change: (address: string) => void): void => {
      const address = addressOf(to);
      const { pathname = '', hash = '' } = parsePath(address);
      if ((pathname !== '' && pathname !== window.location.pathname) || hash !== '') {
        window.location.assign(address);
        return;
      }
      change(address);
      setLocation(here());
    };
    return {
      createHref: addressOf,
      go: (delta) => window.history.go(delta),
      push: (to) => go(to, (address) => window.history.pushState(null, '', address)),
      replace: (to) => go(to, (address) => window.history.replaceState(null, '', address)),
    };
  }, []);
  return { location, navigator };
}
