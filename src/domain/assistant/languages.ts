/** The assistant's translation languages: those customers and crews in the United States and Canada speak most. */
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
