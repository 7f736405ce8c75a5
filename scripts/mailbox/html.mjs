// The layout of the mailbox's pages.

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} text @returns {string} escaped for HTML and for quoted attributes */
export const escapeHtml = (text) => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign]);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin-top: 1.5rem; }
a { color: light-dark(#0b5d57, #74beb5); }
.bar { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; }
.bar a, button { display: inline-flex; align-items: center; min-height: 48px; font: inherit; }
button { padding: 0 1rem; border: 1px solid light-dark(#849197, #708087); border-radius: 8px; background: none; color: inherit; cursor: pointer; }
.mails { list-style: none; padding: 0; border: 1px solid light-dark(#dbe2e3, #333f44); border-radius: 8px; }
.mails li + li { border-top: 1px solid light-dark(#dbe2e3, #333f44); }
.mails a { display: grid; padding: .75rem 1rem; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.mails a:is(:hover, :focus-visible) { background: light-dark(#eef5f4, #232f33); }
.mails span { font-size: .875rem; color: light-dark(#4a5660, #b7c0c4); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; } dd { margin: 0; overflow-wrap: anywhere; } dt { color: light-dark(#4a5660, #b7c0c4); }
textarea { width: 100%; max-width: 40rem; padding: .5rem; font: inherit; }
iframe { width: 100%; height: 75vh; border: 1px solid light-dark(#dbe2e3, #333f44); border-radius: 8px; background: #fff; color-scheme: light; }
pre { padding: 1rem; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid light-dark(#dbe2e3, #333f44); border-radius: 8px; }
summary { min-height: 48px; align-content: center; cursor: pointer; }`;

/** @param {string} title @param {string} body */
export const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Local mailbox</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
