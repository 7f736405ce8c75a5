import type { input } from 'zod';
import type { reportEvent } from '@/domain/telemetry/api';
import { isDemoTab } from '../demo/demoTab';

/**
 * Reports to the team's chat, through the server. Never throws and never delays anything; offline or on failure it stays silent: a report
 * must not get in anyone's way, nor cause another report. `isTrue` is called once its code has loaded, which takes seconds on a slow
 * connection.
 */
export function report(event: input<typeof reportEvent.input>, isTrue: () => boolean = () => true): void {
  if (!navigator.onLine || isDemoTab()) return;
  void send(event, isTrue).catch(() => undefined);
}

async function send(event: input<typeof reportEvent.input>, isTrue: () => boolean): Promise<void> {
  const [{ callFunction }, { reportEvent: contract }] = await Promise.all([
    import('../callables'),
    import('@/domain/telemetry/api'),
    // The code the call itself would load: nothing may happen between the check and the call.
    import('../serverFunction').then(({ openFunction }) => openFunction('reportEvent')),
  ]);
  if (isTrue()) await callFunction(contract, event);
}
