import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { isDemoTab } from '@/data/demo/demoTab';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { DemoPlace } from './DemoPlace';

const loadDemoBar = () => import('@/demo/bar/DemoBar');
/** On a phone the page that somebody waits for is there by then. */
const BAR_AFTER_MS = 1_200;

/** The router's name for every place that was not reached by a link: where one address was left is not where another begins. */
const FIRST_LOAD = 'default';

/** The outermost layout: nothing but the page, scrolled to where it was left. In the demo's tab it says that it is one. */
export function BareLayout() {
  const isDemo = isDemoTab();
  const [isQuiet, setIsQuiet] = useState(false);
  useEffect(() => {
    if (!isDemo) return;
    const timer = setTimeout(() => setIsQuiet(true), BAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDemo]);
  const demo = useLazyPart(loadDemoBar, isQuiet);
  return (
    <>
      <DemoPlace>{demo && <demo.DemoBar />}</DemoPlace>
      <Outlet />
      <ScrollRestoration getKey={({ key, pathname }) => (key === FIRST_LOAD ? pathname : key)} />
    </>
  );
}
