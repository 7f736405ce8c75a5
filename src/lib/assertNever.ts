/** Makes the compiler prove that a switch covers every case; throws if runtime data breaks that guarantee. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
