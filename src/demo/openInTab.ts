import { endDemoTab } from '@/data/demo/demoTab';
import { paths } from '@/lib/paths';
import { startDemo } from './start';

/** Where users create their own account: the demo ends there. */
const REAL: readonly string[] = [paths.login, paths.register, paths.demo];

/** Starts the demo that this tab plays. @throws when its company cannot be fetched. */
export async function openInTab(): Promise<void> {
  if (!REAL.includes(window.location.pathname)) return startDemo();
  endDemoTab();
  window.location.reload();
  // The page is about to be another.
  return new Promise(() => undefined);
}
