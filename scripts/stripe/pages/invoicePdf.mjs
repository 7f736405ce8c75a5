// An invoice as a file: one page of text, the simplest possible PDF.
import { dayText, moneyText } from '../billing/periods.mjs';

const LINE_POINTS = 18;

/**
 * @param {import('../account.mjs').Account} account
 * @param {string} id
 * @returns {Buffer}
 */
export function invoicePdf(account, id) {
  const { number, status, created, currency, customer_name: name, total, lines } = account.store.get('invoice', id);
  return pdf([
    'Local stand-in for Stripe. No money moves. This is no invoice.',
    '',
    `Invoice ${number}, ${dayText(created)}, ${status}`,
    ...(name ? [`For ${name}`] : []),
    '',
    ...lines.data.map(({ description, amount }) => `${description}: ${moneyText(amount, currency)}`),
    `Total: ${moneyText(total, currency)}`,
  ]);
}

/** Letters outside Latin-1 become question marks: the fonts every reader has contain no others. */
function pdf(texts) {
  const shown = texts.map((text) => `(${text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&')}) Tj T*`);
  const content = `BT /F1 12 Tf ${LINE_POINTS} TL 56 780 Td\n${shown.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
