import type { Progress } from '@/domain/routing/optimize';
import type { AnswerTo, PlannerQuestion } from '@/domain/routing/planner';
import type { FromPlanner, ToPlanner } from './messages';

/** A question in progress. */
export type Asked<Answer> = {
  answer: Promise<Answer>;
  /** Ends a search: the answer comes immediately, with the best plan so far. */
  stop: () => void;
};

export type Planner = {
  ask: <Question extends PlannerQuestion>(
    question: Question,
    onProgress?: (progress: Progress) => void,
  ) => Asked<AnswerTo<Question>>;
  /** Terminates the worker and whatever it is working on: no answers come after it. */
  close: () => void;
};

type Waiting = {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  onProgress: ((progress: Progress) => void) | undefined;
};
type Line = { send: (message: ToPlanner) => void; close: () => void };

/** Opens the planner in its own worker, or in the page itself where workers are unavailable. */
export async function openPlanner(): Promise<Planner> {
  return typeof Worker === 'undefined' ? openedBy(await inPage()) : openedBy(inWorker);
}

function openedBy(connect: (receive: (message: FromPlanner) => void, fail: (error: Error) => void) => Line): Planner {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const line = connect((message) => {
    const asked = waiting.get(message.id);
    if (!asked) return;
    if (message.kind === 'progress') {
      asked.onProgress?.(message.progress);
      return;
    }
    waiting.delete(message.id);
    if (message.kind === 'failed') asked.reject(new Error(message.message));
    else asked.resolve(message.answer as never);
  }, fail);
  return {
    ask: (question, onProgress) => {
      lastId += 1;
      const id = lastId;
      const answer = new Promise<AnswerTo<typeof question>>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress });
      });
      line.send({ kind: 'ask', id, question });
      return { answer, stop: () => line.send({ kind: 'stop', id }) };
    },
    close: () => {
      waiting.clear();
      line.close();
    },
  };
}

function inWorker(receive: (message: FromPlanner) => void, fail: (error: Error) => void): Line {
  const worker = new Worker(new URL('./planner.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromPlanner>) => receive(data));
  worker.addEventListener('error', (event) => {
    console.error('Route planning failed', event.message);
    fail(new Error('Route planning failed'));
  });
  return { send: (message) => worker.postMessage(message), close: () => worker.terminate() };
}

/** Runs the same code without a worker. */
async function inPage(): Promise<Parameters<typeof openedBy>[0]> {
  const { servePlanner } = await import('./servePlanner');
  return (receive) => {
    const send = servePlanner((message) => queueMicrotask(() => receive(message)));
    return { send, close: () => {} };
  };
}
