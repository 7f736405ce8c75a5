/** Returns the message for a missing or unknown choice in a test whose inputs depend on it. */
export const chooseOne = (label: string, values: readonly string[]): string =>
  `${label} must be one of ${values.map((value) => `“${value}”`).join(', ')}`;
