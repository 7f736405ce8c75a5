/** The ending of a file's name with its dot: `.pdf`; '' where it has none. */
export const fileEnding = (name: string): string => /\.[A-Za-z0-9]{1,5}$/.exec(name)?.[0] ?? '';
