/** The message of a test whose inputs depend on one choice, when that choice is missing or not known. */
export const chooseOne = (label: string, values: readonly string[]): string =>
  `${label} must be one of ${values.map((value) => `“${value}”`).join(', ')}`;
