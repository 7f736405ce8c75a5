import type { Write } from '../records/store';

/**
 * A write that the server has not confirmed yet, or has refused. It is kept on the device until it is confirmed or
 * a person throws it away, so that nothing that was entered is lost.
 */
export type OutboxEntry = {
  id: string;
  uid: string;
  collection: string;
  /** What a person recognizes it by, such as the customer's name. */
  label: string;
  write: Write;
  /** For an update: the changed fields only, and their values before. */
  mine: Record<string, unknown>;
  base: Record<string, unknown>;
  /** The fields that are lists of items with ids: two people's changes to them are merged item by item. */
  lists?: readonly string[];
  at: string;
  state: 'pending' | 'refused' | 'conflict';
  message: string;
};

/** Where entries outlive a reload. */
export type OutboxStorage = {
  load(uid: string): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  delete(id: string): Promise<void>;
};
