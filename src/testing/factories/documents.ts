/** Converts records to the memory store's seed format: `createMemoryStore({ 'companies/c1/jobs': documentsOf([job]) })`. */
export function documentsOf(records: readonly ({ id: string } & object)[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(records.map(({ id, ...data }) => [id, data]));
}
