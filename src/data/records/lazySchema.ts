import type { ZodType } from 'zod';
import { AppError } from '@/lib/appError';

/** A collection's schema, loaded when its records are first read or written. */
export type LazySchema<T> = {
  /** Returns the schema once it has loaded. */
  loaded: () => ZodType<T> | null;
  /** @throws AppError `unavailable` if it fails to load; the next call tries again. */
  load: () => Promise<ZodType<T>>;
};

const notArrived = (cause: unknown): AppError =>
  new AppError({
    code: 'unavailable',
    userMessage: 'A part of the app could not be loaded. Check your connection and try again.',
    cause,
  });

/** @param bring returns the schema, synchronously or not; called until it has succeeded once */
export function lazySchema<T>(bring: () => ZodType<T> | Promise<ZodType<T>>): LazySchema<T> {
  let loaded: ZodType<T> | null = null;
  let loading: Promise<ZodType<T>> | null = null;
  const begin = async (): Promise<ZodType<T>> => {
    try {
      loaded = await bring();
      return loaded;
    } catch (error) {
      loading = null;
      throw notArrived(error);
    }
  };
  return { loaded: () => loaded, load: () => (loading ??= begin()) };
}

/**
 * Passes watched values on with their schema: immediately if the schema is loaded, otherwise the latest value once it is. The schema
 * loads while the first response is pending.
 */
export function onceLoaded<T, Value>(
  { loaded, load }: LazySchema<T>,
  { onNext, onError }: { onNext: (schema: ZodType<T>, value: Value) => void; onError: (error: Error) => void },
): { next: (value: Value) => void; stop: () => void } {
  let isStopped = false;
  let waiting: { value: Value } | null = null;
  if (!loaded())
    load().then(
      (schema) => {
        const last = waiting;
        waiting = null;
        if (last && !isStopped) onNext(schema, last.value);
      },
      (error: unknown) => {
        if (!isStopped) onError(error instanceof Error ? error : new Error(String(error)));
      },
    );
  return {
    next: (value) => {
      const schema = loaded();
      if (!schema) {
        waiting = { value };
        return;
      }
      waiting = null;
      if (!isStopped) onNext(schema, value);
    },
    stop: () => {
      isStopped = true;
    },
  };
}
