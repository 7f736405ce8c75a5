import type { DemoDocuments } from './demoCompany';

/** Documents with the same fields: their ids, and field by field the values of all. */
type Table = { ids: string[]; fields: Record<string, unknown[]> };
type Named = [id: string, data: Record<string, unknown>];
/** Documents as they are fetched, by collection path. */
export type Columns = Record<string, Table[]>;

/**
 * The same with like next to like: a fifth less to fetch, compressed, and less to read.
 * @param documents none with a field that is undefined
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
