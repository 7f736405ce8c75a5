import { useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { isDemoTab } from '@/data/demo/demoTab';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { DemoPlace } from './DemoPlace';

const loadDemoBar = () => import('@/demo/bar/DemoBar');
/** On a phone, the page the user is waiting for has loaded by then. */
const BAR_AFTER_MS = 1_200;

/** The router's key for every location that wasn't reached by a link: the scroll position of one such URL must not apply to another. */
const FIRST_LOAD = 'default';

/** Renders the outermost layout: only the page, with its scroll position restored. In a demo tab it also shows the demo bar. */
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
