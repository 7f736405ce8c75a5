// In place of `firebase-functions/logger`: what the functions log is read only by who looks for a fault.
const isWanted = process.env['FIELDWRIGHT_FUNCTIONS_LOG'] === '1';
const say = (...line: unknown[]): void => {
  if (isWanted) console.warn(...line);
};

export { say as info, say as warn, say as error };
