import type { Write } from '../records/store';

/**
 * A write that the server hasn't confirmed yet, or has rejected. It's kept on the device until it's confirmed or the user discards it, so
 * that nothing they entered is lost.
 */
export type OutboxEntry = {
  id: string;
  uid: string;
  collection: string;
  /** Text people recognize it by, such as the customer's name. */
  label: string;
  write: Write;
  /** For an update: only the changed fields, and their previous values. */
  mine: Record<string, unknown>;
  base: Record<string, unknown>;
  /** Fields that are lists of items with IDs: two people's changes to them are merged item by item. */
  lists?: readonly string[];
  /** Entries with the same batch are one change: the server accepts all of them or none. */
  batch?: string;
  /** True for a creation with a predetermined ID: if someone else created it first, it's done. */
  isOnce?: boolean;
  /** True for a decision about the record as it was seen: any change by someone else since then is a conflict, whatever the fields. */
  isDecision?: boolean;
  at: string;
  state: 'pending' | 'refused' | 'conflict';
  message: string;
};

/** An entry as the caller provides it, before it's stored or sent. */
export type UnsentEntry = Omit<OutboxEntry, 'state' | 'message' | 'batch'>;

/** Storage in which entries survive a reload. */
export type OutboxStorage = {
  load(uid: string): Promise<OutboxEntry[]>;
  /** Writes in one transaction: all or nothing. */
  write(changes: { put?: readonly OutboxEntry[]; remove?: readonly string[] }): Promise<void>;
  /** Calls back when another tab has written. @returns an unsubscribe function. */
  onOthers?(listener: () => void): () => void;
};
