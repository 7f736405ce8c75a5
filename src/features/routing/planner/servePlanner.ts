import type { Progress } from '@/domain/routing/optimize';
import { answerInSlices, type PlannerQuestion } from '@/domain/routing/planner';
import type { FromPlanner, ToPlanner } from './messages';

/** Time a search runs before messages are checked. */
const TURN_MS = 20;
/** No one can read more updates per second than this. */
const PROGRESS_MS = 100;

/**
 * Serves the planner's messages, in a worker or in the page itself. A search yields every few milliseconds, so that it can be stopped;
 * the timing never affects what it finds.
 */
export function servePlanner(post: (message: FromPlanner) => void): (message: ToPlanner) => void {
  const searches = new Map<number, { aborted: boolean }>();

  async function run(id: number, question: PlannerQuestion): Promise<void> {
    const signal = { aborted: false };
    searches.set(id, signal);
    try {
      const slices = answerInSlices(question, signal);
      let toldAt = -Infinity;
      let leaveAt = performance.now() + TURN_MS;
      let plan: Progress['plan'];
      for (;;) {
        const { done, value } = slices.next();
        if (done) {
          post({ kind: 'answer', id, answer: value });
          return;
        }
        plan = value.plan ?? plan;
        const now = performance.now();
        if (now - toldAt >= PROGRESS_MS) {
          post({ kind: 'progress', id, progress: { ...value, ...(plan && { plan }) } });
          plan = undefined;
          toldAt = now;
        }
        if (now >= leaveAt) {
          await otherMessages();
          leaveAt = performance.now() + TURN_MS;
        }
      }
    } catch (error) {
      post({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      searches.delete(id);
    }
  }

  return (message) => {
    if (message.kind === 'ask') void run(message.id, message.question);
    else {
      const search = searches.get(message.id);
      if (search) search.aborted = true;
    }
  };
}

/** Lets pending messages be read: a message to oneself is queued after them, and arrives sooner than a timer. */
function otherMessages(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
