/** Makes the compiler prove that a switch covered every case; throws if the data broke that promise at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
