/** Returns a file name's extension including the dot, such as `.pdf`, or '' if there isn't one. */
export const fileEnding = (name: string): string => /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
