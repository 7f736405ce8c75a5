// HTML templates with escaped values, and the layout that all pages share.

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is already HTML. */
class Html {
  constructor(text) {
    this.text = text;
  }
}

/** Renders a template whose values are escaped, unless they are HTML; lists are joined, and false and null are omitted. */
export function html(strings, ...values) {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value) {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map(render).join('');
  return value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (character) => ESCAPES[character]);
}

/**
 * @param {string} title
 * @param {Html} content
 * @returns {string}
 */
export function page(title, content) {
  return `<!doctype html>
${
  html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title} · Local stand-in for Stripe</title>
<link rel="icon" href="data:,">
<style>${new Html(STYLE)}</style>
</head>
<body>
<header><strong>Local stand-in for Stripe.</strong> No money moves.</header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.text
}
`;
}

/**
 * A form of buttons, each with its own action.
 * @param {string} action address
 * @param {{ does: string, label: string, kind?: 'main' | 'danger', hint?: string }[]} buttons
 */
export function buttons(action, buttons) {
  return html`<form method="post" action="${action}">
${buttons.map(
  ({ does, label, kind = '', hint }) => html`<div class="action">
<button class="${kind}" name="does" value="${does}"${hint && html` aria-describedby="${does}-hint"`}>${label}</button>
${hint && html`<p id="${does}-hint" class="hint">${hint}</p>`}
</div>
`,
)}
</form>`;
}

/** @param {[string, unknown][]} rows term and value; rows without a value are left out */
export function facts(rows) {
  const shown = rows.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  return html`<dl>
${shown.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>\n`)}
</dl>`;
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;background:#f2f4f8;color:#1a2233;font:16px/1.5 system-ui,-apple-system,"Segoe UI",sans-serif}
header{position:sticky;top:0;background:repeating-linear-gradient(45deg,#ffd84a 0 18px,#ffcf1f 18px 36px);color:#221a00;border-bottom:3px solid #221a00;padding:.75rem 1rem;text-align:center}
main{max-width:34rem;margin:2rem auto;padding:1.5rem;background:#fff;border:1px solid #d5dae4;border-radius:12px}
h1{font-size:1.4rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.05rem;margin:1.75rem 0 .5rem}
.total{font-size:2rem;font-weight:650;margin:0}
.hint,.muted{color:#4d586e;margin:.25rem 0 0;font-size:.9rem}
dl{margin:1rem 0;border-top:1px solid #e4e8ef}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25rem 1rem;padding:.5rem 0;border-bottom:1px solid #e4e8ef}
dt{color:#4d586e}
dd{margin:0;text-align:right;overflow-wrap:anywhere}
.action{margin:.75rem 0}
button,.back{display:block;width:100%;min-height:2.75rem;padding:.6rem 1rem;border:1px solid #8a94a8;border-radius:8px;background:#fff;color:#1a2233;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button:hover,.back:hover{background:#eef1f6}
button.main{background:#0b5d57;border-color:#0b5d57;color:#fff}
button.main:hover{background:#08443f}
button.danger{border-color:#b3261e;color:#a01c15}
:focus-visible{outline:3px solid #1f5eff;outline-offset:2px}
.error{border:1px solid #b3261e;border-left-width:6px;background:#fdf0ef;color:#7d150f;border-radius:8px;padding:.6rem .9rem;margin:1rem 0}
.note{border:1px solid #0b5d57;border-left-width:6px;background:#eef8f6;border-radius:8px;padding:.6rem .9rem;margin:1rem 0}
ul{padding-left:1.2rem}
a{color:#0b4f8a}
@media (max-width:38rem){main{margin:0;border:0;border-radius:0;min-height:100vh}}
`;
