import { StyleSheet } from '@react-pdf/renderer';
import { PHOTO_GROUND } from '../styles';

export const fieldReportStyles = StyleSheet.create({
  photos: { marginTop: 8, marginHorizontal: -4 },
  photo: { width: '33.33%', padding: 4 },
  picture: { width: '100%', height: 128, objectFit: 'contain', backgroundColor: PHOTO_GROUND, borderRadius: 3 },
  signer: { flexDirection: 'row', marginTop: 40 },
  signature: { width: 280, marginRight: 24, borderTopWidth: 0.6, paddingTop: 3 },
  signedOn: { width: 110, borderTopWidth: 0.6, paddingTop: 3 },
});
