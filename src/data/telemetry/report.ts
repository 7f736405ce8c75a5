import type { input } from 'zod';
import type { reportEvent } from '@/domain/telemetry/api';
import { isDemoTab } from '../demo/demoTab';

/**
 * Tells the team's chat, by way of the server. Never throws and never delays; without a connection, and when it fails,
 * nothing is said: a report must not get in anybody's way, nor become a reason for another report.
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
