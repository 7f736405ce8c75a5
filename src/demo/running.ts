import type { DemoCompany, DemoMember } from './demoCompany';

/** The demo this tab plays, once it has started. */
export type RunningDemo = {
  company: DemoCompany;
  member: DemoMember;
  /** Whether changes survive a reload. */
  isKept: boolean;
  forget: () => Promise<void>;
};

let current: RunningDemo | null = null;

export const running = (): RunningDemo | null => current;

export function setRunning(demo: RunningDemo): void {
  current = demo;
}
