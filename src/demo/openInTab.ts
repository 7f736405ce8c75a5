import { endDemoTab } from '@/data/demo/demoTab';
import { paths } from '@/lib/paths';
import { startDemo } from './start';

/** Pages where visitors create their own account: the demo ends there. */
const REAL: readonly string[] = [paths.login, paths.register, paths.demo];

/** Starts the demo this tab plays. @throws if its company can't be fetched. */
export async function openInTab(): Promise<void> {
  if (!REAL.includes(window.location.pathname)) return startDemo();
  endDemoTab();
  window.location.reload();
  // The page is about to be replaced.
  return new Promise(() => undefined);
}
