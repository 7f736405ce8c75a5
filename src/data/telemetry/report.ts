import type { input } from 'zod';
import type { reportEvent } from '@/domain/telemetry/api';
import { isDemoTab } from '../demo/demoTab';

/**
 * Reports to the team's chat, through the server. Never throws and never delays; offline or on failure it stays
 * silent: a report must not get in anyone's way, nor cause another report.
 */
export function report(event: input<typeof reportEvent.input>): void {
  if (!navigator.onLine || isDemoTab()) return;
  void send(event).catch(() => undefined);
}

async function send(event: input<typeof reportEvent.input>): Promise<void> {
  const [{ callFunction }, { reportEvent: contract }] = await Promise.all([
    import('../callables'),
    import('@/domain/telemetry/api'),
  ]);
  await callFunction(contract, event);
}
