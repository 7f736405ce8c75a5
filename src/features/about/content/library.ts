/** A library that is shipped with the app, with the license it stands under. */
export type Library = { name: string; version: string; license: string; homepage: string; text: string };
