import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cssFontOf, type BrandFont } from '@/domain/brand/fonts';
import { useBrandFont } from '@/entities/brand/useBrandFont';
import { measureIn } from './measureText';
import { NO_PICTURES, sheetPicture, type SheetPictures } from './sheetPictures';

/** Returns what sheets are drawn with: the brand's font, once loaded, its letter widths, and the pictures. */
export function useSheetInputs({ font, photoUrl, logoUrl }: { font: BrandFont; photoUrl: string; logoUrl: string }) {
  useBrandFont(font);
  const family = cssFontOf(font);
  const { data: isFontThere = false } = useQuery({
    queryKey: ['sheet-font', family],
    // If it can't be fetched, the next font in the list is drawn and measured.
    queryFn: () =>
      Promise.all([400, 600].map((weight) => document.fonts.load(`${String(weight)} 20px ${family}`))).then(
        () => true,
        () => false,
      ),
    staleTime: Infinity,
  });
  // Measured again once the font has loaded.
  const measure = useMemo(() => ({ isFontThere, of: measureIn(family) }), [family, isFontThere]).of;
  const photo = useQuery({
    queryKey: ['sheet-picture', photoUrl],
    queryFn: () => sheetPicture(photoUrl),
    staleTime: Infinity,
  });
  const logo = useQuery({
    queryKey: ['sheet-picture', logoUrl],
    queryFn: () => sheetPicture(logoUrl),
    staleTime: Infinity,
  });
  const pictures: SheetPictures = useMemo(
    () => (photo.data || logo.data ? { photo: photo.data ?? null, logo: logo.data ?? null } : NO_PICTURES),
    [photo.data, logo.data],
  );
  return {
    family,
    measure,
    pictures,
    /** A picture is chosen, but isn't available now. */
    isPhotoMissing: photoUrl !== '' && photo.isFetched && photo.data === null,
  };
}
