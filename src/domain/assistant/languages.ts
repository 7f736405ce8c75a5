/** The assistant's translation languages: those most spoken by customers and crews in the United States and Canada. */
export const TRANSLATION_LANGUAGES = [
  'English',
  'Spanish',
  'French',
  'Portuguese',
  'Haitian Creole',
  'Vietnamese',
  'Chinese (simplified)',
  'Korean',
  'Tagalog',
  'Arabic',
  'Russian',
  'Polish',
] as const;
