// Replaces `firebase-functions/logger`: the functions' log is only needed for debugging.
const isWanted = process.env['FIELDWRIGHT_FUNCTIONS_LOG'] === '1';
const say = (...line: unknown[]): void => {
  if (isWanted) console.warn(...line);
};

export { say as info, say as warn, say as error };
