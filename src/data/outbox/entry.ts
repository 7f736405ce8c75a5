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
  /** Entries with the same one are one change: the server takes all of them or none. */
  batch?: string;
  /** A creation whose id follows from what it is made for: if someone else made it first, it is done. */
  isOnce?: boolean;
  /** A decision about the record as it was seen: what anybody else changed of it since makes it a conflict, whatever the fields. */
  isDecision?: boolean;
  at: string;
  state: 'pending' | 'refused' | 'conflict';
  message: string;
};

/** An entry as its caller gives it, before it is kept or sent. */
export type UnsentEntry = Omit<OutboxEntry, 'state' | 'message' | 'batch'>;

/** Where entries outlive a reload. */
export type OutboxStorage = {
  load(uid: string): Promise<OutboxEntry[]>;
  /** One transaction: all of it or nothing. */
  write(changes: { put?: readonly OutboxEntry[]; remove?: readonly string[] }): Promise<void>;
  /** Calls when another tab has written. @returns what ends it. */
  onOthers?(listener: () => void): () => void;
};
