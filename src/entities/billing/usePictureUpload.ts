import { useState } from 'react';
import { uploadImage, type ImageContentType } from '@/data/uploads/imageUpload';
import { printableImage } from '@/data/uploads/printableImage';
import { preparePhoto } from '@/entities/photo/preparePhoto';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';

const MAX_BYTES = 5 * 1024 * 1024;
export const PICTURE_TYPES: readonly ImageContentType[] = ['image/jpeg', 'image/png', 'image/webp'];

type PictureUploading = {
  /** Returns the picture's URL; null if it couldn't be uploaded, with the reason in `fault`. */
  upload: (pick: () => File | Promise<File>) => Promise<string | null>;
  /** 0 to 1; null if no upload is in progress. */
  progress: number | null;
  fault: string;
};

/** Uploads pictures that customers will see, resized on the device (`maxSide` in pixels). Requires a connection. */
export function usePictureUpload(companyId: string, maxSide?: number): PictureUploading {
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const upload: PictureUploading['upload'] = async (pick) => {
    setFault('');
    setProgress(0);
    try {
      const image = await printableImage(await preparePhoto(await pick(), maxSide), 'image/jpeg');
      const path = `pictures/${newId()}.${image.type.replace('image/', '')}`;
      const allowedTypes = PICTURE_TYPES;
      return await uploadImage({ path, companyId, image, maxBytes: MAX_BYTES, allowedTypes, onProgress: setProgress });
    } catch (error) {
      setFault(userMessageOf(error));
      return null;
    } finally {
      setProgress(null);
    }
  };
  return { upload, progress, fault };
}
