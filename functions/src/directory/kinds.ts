import { decodeRows, type DirectoryKind, type DirectoryRow, type SearchRow } from '@/domain/directory/schema';
import { decodePricebookRows, type PricebookRow } from '@/domain/pricebook/row';
import { fitPricebookRows } from '../pricebook/row';
import { fitRows } from './row';

/** A sharded directory: where it is stored and how its rows are written. */
export type Directory<Row extends SearchRow> = {
  kind: DirectoryKind;
  collection: 'directory' | 'pricebookDirectory';
  decode: (encoded: string) => Row[];
  /** Encodes rows as a shard's string, with less detail per row if it would get too large. */
  fit: (rows: readonly Row[]) => { rows: string; count: number };
};

export const CUSTOMER_DIRECTORY: Directory<DirectoryRow> = {
  kind: 'customers',
  collection: 'directory',
  decode: decodeRows,
  fit: fitRows,
};
export const PRICEBOOK_DIRECTORY: Directory<PricebookRow> = {
  kind: 'pricebook',
  collection: 'pricebookDirectory',
  decode: decodePricebookRows,
  fit: fitPricebookRows,
};
