import type { DemoDocuments } from './demoCompany';

/** Documents with the same fields: their IDs, and for each field the values of all documents. */
type Table = { ids: string[]; fields: Record<string, unknown[]> };
type Named = [id: string, data: Record<string, unknown>];
/** Documents in the format they're fetched in, by collection path. */
export type Columns = Record<string, Table[]>;

/**
 * Converts documents to columns, which group similar values: a fifth less to download, compressed, and less to parse.
 * @param documents none with an undefined field
 */
export const toColumns = (documents: DemoDocuments): Columns =>
  Object.fromEntries(Object.entries(documents).map(([path, records]) => [path, tablesOf(Object.entries(records))]));

function tablesOf(records: readonly Named[]): Table[] {
  const alike = new Map<string, Named[]>();
  for (const record of records) {
    const names = Object.keys(record[1]).sort().join();
    alike.set(names, [...(alike.get(names) ?? []), record]);
  }
  return [...alike.values()].map(tableOf);
}

function tableOf(records: readonly Named[]): Table {
  const names = Object.keys(records[0]?.[1] ?? {});
  return {
    ids: records.map(([id]) => id),
    fields: Object.fromEntries(names.map((name) => [name, records.map(([, data]) => data[name])])),
  };
}

export const fromColumns = (columns: Columns): DemoDocuments =>
  Object.fromEntries(
    Object.entries(columns).map(([path, tables]) => [path, Object.fromEntries(tables.flatMap(recordsOf))]),
  );

function recordsOf({ ids, fields }: Table): Named[] {
  const columns = Object.entries(fields);
  return ids.map((id, index) => [id, Object.fromEntries(columns.map(([name, values]) => [name, values[index]]))]);
}
