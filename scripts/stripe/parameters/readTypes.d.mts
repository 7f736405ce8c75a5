// Types of readTypes.mjs, for the tests.
export const TABLE_FILE: string;
export function readTable(): string;
