import { storeEkycPictures } from '@/state/ekyc';
import { uploadChosenFile } from '@/state/files';
import { testFile } from '../onboarding/testFile';
import { makeTestStore } from '../store/testStore';

/** Sends both pictures of the e-KYC from another device. */
export async function sendPictures(email: string): Promise<void> {
  const { store } = await makeTestStore({ signedInAs: email });
  const ktp = await store.dispatch(uploadChosenFile(testFile('ktp.jpg'), { kind: 'document' }));
  const selfie = await store.dispatch(uploadChosenFile(testFile('ktp.jpg'), { kind: 'picture' }));
  await store.dispatch(storeEkycPictures({ ktp, selfie }));
}
