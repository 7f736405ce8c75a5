import { Outlet, ScrollRestoration } from 'react-router-dom';

/** The outermost layout: nothing but the page, scrolled to where it was left. */
export function BareLayout() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
