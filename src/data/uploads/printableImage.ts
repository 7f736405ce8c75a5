/** Sharp on paper at the size that documents show pictures in. */
const MAX_SIDE = 1600;
const QUALITY = 0.85;

/**
 * A picture in a form that every PDF and e-mail program reads: the server's PDFs know no WebP, so that one is stored as PNG
 * (a logo, with its transparency) or JPEG (a photo). A JPEG is drawn anew too: cameras write into it where they stood, which is often
 * at a customer's house, and what comes out of here is shown to anybody. Others, and what this browser cannot convert, stay as they are.
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
      // What is transparent would become black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, canvas.width, canvas.height);
    }
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
  } finally {
    bitmap.close();
  }
}
