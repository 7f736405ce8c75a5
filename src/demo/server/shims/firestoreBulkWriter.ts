import type { Data } from './documentWrites';
import type { DocumentReference } from './firebaseAdminFirestore';
import type { Precondition, SetOptions } from './firestoreWrites';

type WriteError = Error & { code: number; failedAttempts: number };

/** Independent writes: each succeeds or fails on its own. */
export class BulkWriter {
  readonly #pending: Promise<unknown>[] = [];
  #mayTryAgain: (error: WriteError) => boolean = () => false;

  onWriteError(mayTryAgain: (error: WriteError) => boolean): void {
    this.#mayTryAgain = mayTryAgain;
  }

  set(ref: DocumentReference, data: Data, options: SetOptions = {}): Promise<unknown> {
    return this.#add(() => ref.set(data, options));
  }

  create(ref: DocumentReference, data: Data): Promise<unknown> {
    return this.#add(() => ref.create(data));
  }

  update(ref: DocumentReference, data: Data, precondition: Precondition = {}): Promise<unknown> {
    return this.#add(() => ref.update(data, precondition));
  }

  delete(ref: DocumentReference, precondition: Precondition = {}): Promise<unknown> {
    return this.#add(() => ref.delete(precondition));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#pending);
  }

  #add(write: () => Promise<unknown>): Promise<unknown> {
    const done = this.#tried(write, 1);
    this.#pending.push(done);
    return done;
  }

  async #tried(write: () => Promise<unknown>, attempt: number): Promise<unknown> {
    try {
      return await write();
    } catch (error) {
      const failed = Object.assign(error as WriteError, { failedAttempts: attempt });
      if (this.#mayTryAgain(failed)) return this.#tried(write, attempt + 1);
      throw failed;
    }
  }
}
