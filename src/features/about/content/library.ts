/** A library shipped with the app, and its license. */
export type Library = { name: string; version: string; license: string; homepage: string; text: string };
