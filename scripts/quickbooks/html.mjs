// The layout of the stand-in's pages.
import { escapeHtml } from '../mailbox/html.mjs';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; } main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.1rem; margin-top: 2rem; }
fieldset { border: 1px solid light-dark(#dbe2e3, #333f44); border-radius: 8px; margin: 0 0 1rem; }
label { display: block; padding: .4rem 0; } .wide { overflow-x: auto; } table { border-collapse: collapse; }
td, th { text-align: start; padding: .3rem 1rem .3rem 0; vertical-align: top; border-top: 1px solid light-dark(#dbe2e3, #333f44); }
td.sum { text-align: end; font-variant-numeric: tabular-nums; }
.bar { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button { min-height: 44px; font: inherit; padding: 0 1rem; border: 1px solid light-dark(#849197, #708087); border-radius: 8px; background: none; color: inherit; }`;

/** @param {string} title @param {string} body */
export const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Local stand-in for QuickBooks</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
