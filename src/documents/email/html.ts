const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** Same, but keeps line breaks. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>');

/** Returns `address` if it's safe to link to; '' for anything but a web URL. */
export const webAddress = (address: string): string => (/^https?:\/\/[^\s]+$/i.test(address) ? address : '');

type Styles = Record<string, string | number>;

/** Renders one cell of a layout table; mail programs support tables and inline styles, and little else. */
export const styled = (tag: string, styles: Styles, content: string, attributes = ''): string =>
  `<${tag}${attributes} style="${Object.entries(styles)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}">${content}</${tag}>`;

/** Renders a table that is only for layout. */
export const layoutTable = (rows: readonly string[], styles: Styles = {}): string =>
  styled(
    'table',
    { width: '100%', 'border-collapse': 'collapse', ...styles },
    rows.map((row) => `<tr>${row}</tr>`).join(''),
    ' role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
  );
