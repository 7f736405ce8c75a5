import { Outlet, ScrollRestoration } from 'react-router-dom';
import { isDemoTab } from '@/data/demo/demoTab';
import { useLazyPart } from '@/ui/hooks/useLazyPart';

const loadDemoBar = () => import('@/demo/bar/DemoBar');

/** The outermost layout: nothing but the page, scrolled to where it was left. In the demo's tab it says that it is one. */
export function BareLayout() {
  const demo = useLazyPart(loadDemoBar, isDemoTab());
  return (
    <>
      {demo && <demo.DemoBar />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
