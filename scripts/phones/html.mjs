// The layout of the phones' pages.

import { escapeHtml } from '../mailbox/html.mjs';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
a { color: light-dark(#0b5d57, #74beb5); }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin-top: .5rem; }
.bar a, button, input { min-height: 48px; font: inherit; box-sizing: border-box; }
.bar a { display: inline-flex; align-items: center; }
button, input { padding: 0 1rem; border: 1px solid light-dark(#849197, #708087); border-radius: 8px; background: none; color: inherit; }
button { cursor: pointer; }
.phones, .texts { list-style: none; padding: 0; }
.phones { border: 1px solid light-dark(#dbe2e3, #333f44); border-radius: 8px; }
.phones li + li { border-top: 1px solid light-dark(#dbe2e3, #333f44); }
.phones a { display: grid; padding: .75rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.phones a:is(:hover, :focus-visible) { background: light-dark(#eef5f4, #232f33); }
.phones span, small { font-size: .875rem; color: light-dark(#4a5660, #b7c0c4); }
.texts { display: grid; gap: .75rem; }
.texts li { max-width: 85%; justify-self: start; }
.texts .theirs { justify-self: end; }
.texts p { margin: 0; padding: .6rem .9rem; border-radius: 14px; background: light-dark(#eef1f2, #263136); white-space: pre-wrap; overflow-wrap: anywhere; }
.texts .theirs p { background: light-dark(#d6ece8, #1f4a45); }
.reply { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.5rem; } .reply label { width: 100%; } .reply input:not([type=hidden]) { flex: 1; min-width: 12rem; }`;

/** @param {string} title @param {string} body */
export const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Local phones</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
