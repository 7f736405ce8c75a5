// Imported first by every browser entry point. zod tries `new Function` to see whether it can compile schemas. The content security
// policy forbids it, and browsers report the attempt as an error on every page. With this setting zod doesn't try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
