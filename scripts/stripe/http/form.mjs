// Decodes the bodies Stripe's clients send: form-encoded pairs with names nested in brackets.

/**
 * "items[0][price]=p&expand[]=customer" → { items: { 0: { price: 'p' } }, expand: { 0: 'customer' } }.
 * Only the table of parameters, in check.mjs, tells lists from fields.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
export function decodeForm(text) {
  const tree = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|(?<=\[)(?=\])/g)].map(([part]) => part);
    if (path.length > 0) place(tree, path, value);
  }
  return tree;
}

function place(tree, path, value) {
  let at = tree;
  for (const [index, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) at[name] = value;
    else {
      if (typeof at[name] !== 'object') at[name] = Object.create(null);
      at = at[name];
    }
  }
}
