/** Records as the memory store is filled with them: `createMemoryStore({ 'companies/c1/jobs': documentsOf([job]) })`. */
export function documentsOf(records: readonly ({ id: string } & object)[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(records.map(({ id, ...data }) => [id, data]));
}
