import { decodeRows, type DirectoryKind, type DirectoryRow, type SearchRow } from '@/domain/directory/schema';
import { decodePricebookRows, type PricebookRow } from '@/domain/pricebook/row';
import { fitPricebookRows } from '../pricebook/row';
import { fitRows } from './row';

/** A directory of shards: where it lives and how its rows are written. */
export type Directory<Row extends SearchRow> = {
  kind: DirectoryKind;
  collection: 'directory' | 'pricebookDirectory';
  decode: (encoded: string) => Row[];
  /** Rows → the string that a shard stores, with less detail in the rows when it would grow too large. */
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
