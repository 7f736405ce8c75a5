// Imported first by everything that a browser starts. zod tries `new Function` to see whether it may compile schemas. The content policy
// forbids it, and browsers report the attempt as an error on every page. With this setting zod does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
