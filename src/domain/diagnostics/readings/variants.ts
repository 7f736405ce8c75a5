/** Returns a test's message when the choice that determines its inputs is missing or unknown. */
export const chooseOne = (label: string, values: readonly string[]): string =>
  `${label} must be one of ${values.map((value) => `“${value}”`).join(', ')}`;
