import type { FileRef } from '@/api/wire';
import { contextWith } from '@/testing/onboarding/onboardingContext';
import { answersOf, plainFormatter } from '@/testing/onboarding/plainFormatter';
import { messageRef } from '@/primitives/messageRef';
import { businessPhotosStep } from './definition';
import { businessPhotos, save, type BusinessPhotosValues } from './form';

const form = { ...businessPhotos, save };

const photos = (count: number): FileRef[] =>
  Array.from({ length: count }, (_, at) => ({
    file_name: `usaha-${at + 1}.jpg`,
    path_url: `/files/${at + 1}.jpg`,
  }));
const holding = (count: number) => contextWith({ documents: { business_photos: photos(count) } });

test('the list goes out whole and in its order', () => {
  const context = holding(4);
  const values = { photos: form.initialValues(context).photos.toReversed() };
  expect(form.save(values, context)).toEqual([
    { kind: 'detail', body: { documents: { business_photos: photos(4).toReversed() } } },
  ]);
});

test('C9: a photo that an earlier try brought in is not added twice, and stays away once it is removed', () => {
  const base = form.initialValues(holding(3));
  const attempts = [form.initialValues(holding(4))];
  const sent = (values: BusinessPhotosValues) => form.save(values, holding(4), { base, attempts });
  expect(sent(form.initialValues(holding(4)))).toEqual(
    form.save(form.initialValues(holding(4)), holding(4)),
  );
  expect(sent(base)).toEqual([
    { kind: 'detail', body: { documents: { business_photos: photos(3) } } },
  ]);
});

test('I7: photos that the server holds beyond the limit are all shown, and sent only once mended', () => {
  const context = holding(25);
  expect(form.initialValues(context).photos).toHaveLength(25);
  expect(businessPhotosStep.missing(context)).toEqual([messageRef('onboardingPhotos.photos')]);
});

test('the sub-step is complete with three photos', () => {
  expect(businessPhotosStep.missing(holding(2))).toEqual([messageRef('onboardingPhotos.photos')]);
  expect(businessPhotosStep.missing(holding(3))).toEqual([]);
});

test('the review shows each photo by its number, to be opened, and none as not answered', () => {
  expect(answersOf(businessPhotosStep.summary(holding(3), plainFormatter))).toEqual({
    'Foto 1': 'usaha-1.jpg',
    'Foto 2': 'usaha-2.jpg',
    'Foto 3': 'usaha-3.jpg',
  });
  const [group] = businessPhotosStep.summary(holding(3), plainFormatter);
  expect(group?.rows[2]?.file).toEqual({ fileName: 'usaha-3.jpg', pathUrl: '/files/3.jpg' });
  expect(answersOf(businessPhotosStep.summary(contextWith(), plainFormatter))).toEqual({
    'Foto Usaha': '',
  });
});
