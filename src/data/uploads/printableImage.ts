/** Sharp on paper at the size in which documents show pictures. */
const MAX_SIDE = 1600;
const QUALITY = 0.85;

/**
 * Converts a picture to a format every PDF and e-mail program can read: the server's PDFs lack WebP support, so it's stored as PNG (a
 * logo, with transparency) or JPEG (a photo). JPEGs are re-encoded too: cameras embed their location, often a customer's house, and the
 * output is public. Others, and any this browser can't convert, stay as they are.
 */
export async function printableImage(image: Blob, as: 'image/png' | 'image/jpeg'): Promise<Blob> {
  const isPhoto = image.type === 'image/jpeg';
  if (!isPhoto && image.type !== 'image/webp') return image;
  try {
    return (await converted(image, isPhoto ? 'image/jpeg' : as)) ?? image;
  } catch {
    return image;
  }
}

async function converted(image: Blob, type: 'image/png' | 'image/jpeg'): Promise<Blob | null> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext('2d');
    if (!context) return null;
    if (type === 'image/jpeg') {
      // Transparent areas would become black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
  } finally {
    bitmap.close();
  }
}
