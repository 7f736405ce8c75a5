const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** The same with its line breaks. */
export const escapeLines = (text: string): string => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>');

/** `address` where a link may lead to it; '' for anything but the web. */
export const webAddress = (address: string): string => (/^https?:\/\/[^\s]+$/i.test(address) ? address : '');

type Styles = Record<string, string | number>;

/** One cell of a layout table; mail programs know tables and inline styles, and little else. */
export const styled = (tag: string, styles: Styles, content: string, attributes = ''): string =>
  `<${tag}${attributes} style="${Object.entries(styles)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}">${content}</${tag}>`;

/** A table that is for layout alone. */
export const layoutTable = (rows: readonly string[], styles: Styles = {}): string =>
  styled(
    'table',
    { width: '100%', 'border-collapse': 'collapse', ...styles },
    rows.map((row) => `<tr>${row}</tr>`).join(''),
    ' role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
  );
