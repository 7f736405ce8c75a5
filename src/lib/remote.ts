type Methods = Record<string, (...args: never[]) => unknown>;

/** An object whose methods are all asynchronous: it lives in a worker, or could. */
export type Remote<T> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<R> : never;
};

type Call = { id: number; method: string; args: readonly unknown[] };
type Answer = { id: number; value: unknown } | { id: number; failure: string };
type Pending = { resolve: (value: unknown) => void; reject: (error: Error) => void };

/** Returns proxies for the methods of an object that a worker exposes with `serve`. Arguments and results must be plain data. */
export function callWorker<T extends object>(worker: Worker, methods: readonly (keyof T & string)[]): Remote<T> {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const waiting = pending.get(data.id);
    pending.delete(data.id);
    if ('failure' in data) waiting?.reject(new Error(data.failure));
    else waiting?.resolve(data.value);
  });
  worker.addEventListener('error', (event) => {
    console.error('A worker failed', event.message);
    for (const { reject } of pending.values()) reject(new Error('The worker failed'));
    pending.clear();
  });
  const call =
    (method: string) =>
    (...args: unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, method, args } satisfies Call);
      });
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as Remote<T>;
}

/** Runs in a worker: answers calls from `callWorker` with the methods of `target`. */
export function serve(target: object): void {
  const methods = target as Methods;
  addEventListener('message', ({ data: { id, method, args } }: MessageEvent<Call>) => {
    const answer = (message: Answer): void => postMessage(message);
    try {
      answer({ id, value: methods[method]?.(...(args as never[])) });
    } catch (error) {
      answer({ id, failure: String(error) });
    }
  });
}

/** Wraps an object without a worker: for environments that have none, such as tests. */
export function callHere<T extends object>(target: T, methods: readonly (keyof T & string)[]): Remote<T> {
  const own = target as Methods;
  const call =
    (method: string) =>
    (...args: unknown[]): Promise<unknown> =>
      new Promise((resolve) => resolve(own[method]?.(...(args as never[]))));
  return Object.fromEntries(methods.map((method) => [method, call(method)])) as Remote<T>;
}
